import { Button } from '@mantine/core';
import { detailOf } from '../../api/api-error';
import { useRestoreMutation } from '../../api/client';
import type { AccessToken, RestoreApiArg } from '../../api/generated';
import { exactTime } from '../../ui/exact-time';
import { Notice } from '../../ui/notice';
import { FocusOnMount } from '../../ui/focus-on-mount';
import { toast } from '../../ui/toast';

/** Offers to restore a deleted account after a login to it. */
export function DeletedAccount({
  restoreUntil,
  credentials,
  onRestored,
  onLeft,
}: {
  /** An ISO date; undefined if the server sent none. */
  restoreUntil: string | undefined;
  credentials: RestoreApiArg['body'];
  onRestored: (session: AccessToken) => void;
  onLeft: () => void;
}) {
  const [restore, { isLoading }] = useRestoreMutation();

  async function bringBack(): Promise<void> {
    if (isLoading) return;
    try {
      onRestored(await restore({ body: credentials }).unwrap());
    } catch (error) {
      toast.error(detailOf(error, 'Failed to restore account'));
    }
  }

  return (
    <FocusOnMount>
      <Notice
        title="This account was deleted"
        action={
          <>
            <Button aria-disabled={isLoading} onClick={() => void bringBack()}>
              {isLoading ? 'Restoring...' : 'Restore account'}
            </Button>
            <Button variant="default" onClick={onLeft}>
              Not now
            </Button>
          </>
        }
      >
        <p>
          You can restore it{' '}
          {restoreUntil ? (
            <>
              until <b>{exactTime(restoreUntil)}</b>
            </>
          ) : (
            'for a while'
          )}
          , with your prompts and credits. After that it is permanently deleted.
        </p>
      </Notice>
    </FocusOnMount>
  );
}
