import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useId, useRef, useState } from 'react';
import { useSharePromptMutation } from '../../api/client';
import type { ShareRequest, SharedLink } from '../../api/generated';
import { LIMITS } from '../../api/limits';
import { calendarDay } from '../../ui/calendar-day';
import { copyAndConfirm } from '../../ui/copy-and-confirm';
import dialogStyles from '../../ui/form-dialog.module.css';
import { FormDialog } from '../../ui/form-dialog';
import { Icon } from '../../ui/icon';
import { Modal } from '../../ui/modal';
import styles from './share-dialog.module.css';

const DAYS = LIMITS.sharedLinkDays.map((days) => ({
  value: String(days),
  label: days === 1 ? '1 day' : days === 365 ? '1 year' : `${days} days`,
}));

/** Says what a link shows, makes it, and then offers to copy it. */
export function ShareDialog({ promptId, onClose }: { promptId: string; onClose: () => void }) {
  const [link, setLink] = useState<SharedLink | null>(null);
  if (link) return <LinkDialog link={link} onClose={onClose} />;
  return <MakeLink promptId={promptId} onDone={(made) => (made ? setLink(made) : onClose())} />;
}

function MakeLink({
  promptId,
  onDone,
}: {
  promptId: string;
  onDone: (link: SharedLink | null) => void;
}) {
  const [share] = useSharePromptMutation();
  const made = useRef<SharedLink | null>(null);
  const form = useForm({
    name: 'share',
    mode: 'uncontrolled',
    initialValues: { days: String(LIMITS.sharedLinkDefaultDays) },
  });

  async function send({ days }: { days: string }): Promise<void> {
    const shareRequest = { expires_in_days: Number(days) as ShareRequest['expires_in_days'] };
    made.current = await share({ id: promptId, shareRequest }).unwrap();
  }

  return (
    <FormDialog
      title="Share this prompt?"
      form={form}
      action={{ label: 'Create Link', busy: 'Creating...' }}
      onClose={() => onDone(made.current)}
      onSend={send}
    >
      <div className={styles.words}>
        <p>
          Anyone with the link can read this version of the prompt <b>and your request</b>, without
          an account. Check both for names and facts that are not meant for others.
        </p>
        <p>Blanks you have filled in here stay empty there. Later versions are not shown.</p>
      </div>
      <NativeSelect
        {...form.getInputProps('days')}
        key={form.key('days')}
        label="The link works for"
        data={DAYS}
        rightSection={<Icon name="down" />}
      />
    </FormDialog>
  );
}

function LinkDialog({ link, onClose }: { link: SharedLink; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const copy = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  useEffect(() => copy.current?.focus(), []);
  const { url } = link;
  return (
    <Modal
      dialog={dialog}
      className={dialogStyles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <h2 id={titleId} className={dialogStyles.title}>
        Your link is ready
      </h2>
      <div className={dialogStyles.form}>
        <TextInput
          readOnly
          label="Link"
          value={url ?? ''}
          description={`Works until ${calendarDay(link.expires_at)}. You can revoke it in Settings.`}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className={dialogStyles.actions}>
          <Button variant="default" onClick={() => dialog.current?.close()}>
            Close
          </Button>
          <Button
            ref={copy}
            variant="filled"
            leftSection={<Icon name="copy" />}
            onClick={() => void copyAndConfirm(url ?? '', 'link')}
          >
            Copy Link
          </Button>
        </div>
      </div>
    </Modal>
  );
}
