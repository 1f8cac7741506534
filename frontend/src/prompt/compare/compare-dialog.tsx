import { Button, Skeleton } from '@mantine/core';
import { useId, useRef } from 'react';
import { isApiError } from '../../api/api-error';
import { useVersionsQuery } from '../../api/client';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { Modal } from '../../ui/modal';
import { Notice } from '../../ui/notice';
import styles from './compare-dialog.module.css';
import { CompareVersions } from './compare-versions';

/** The loaded versions, or the loading or error state. */
function Content({ id }: { id: string }) {
  const { data, isFetching, error, refetch } = useVersionsQuery({ id });
  if (data) return <CompareVersions id={id} versions={data.versions} />;
  if (isFetching) {
    return (
      <div role="status" aria-label="Loading the versions">
        <Skeleton height={44} />
        <Skeleton height={240} mt={20} />
      </div>
    );
  }
  return (
    <Notice
      kind="danger"
      level="h3"
      title="We couldn't load the versions"
      action={
        <Button variant="default" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      <p>{isApiError(error) ? error.message : 'An error occurred'}</p>
    </Notice>
  );
}

/** A modal dialog that compares the versions of a prompt; a click outside closes it. */
export function CompareDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();

  return (
    <Modal
      dialog={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={title}>Compare versions</h2>
          <IconButton label="Close" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </IconButton>
        </header>
        <Content id={id} />
      </div>
    </Modal>
  );
}
