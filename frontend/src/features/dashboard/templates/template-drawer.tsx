import { useId, useRef, useState } from 'react';
import { useSubscriptionQuery, useTemplatesQuery } from '../../../api/client';
import type { Template } from '../../../api/generated';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import { lazyDialog } from '../../../ui/lazy-dialog';
import { Modal } from '../../../ui/modal';
import type { RequestTemplate } from '../pending-template';
import { DeleteTemplate } from './delete-template';
import { Gallery } from './gallery';
import styles from './template-drawer.module.css';
import { TemplateForm, type TemplateStart } from './template-form';

const ImportDialog = lazyDialog(async () => (await import('./import-dialog')).ImportDialog);

const NEW: TemplateStart = { title: '', description: '', use_case: 'auto_detect', text: '' };

/** The dialogs that edit and delete the person's own templates, and functions that open them. */
function useOwnDialogs(onDeleted: () => void) {
  const [edited, setEdited] = useState<TemplateStart | null>(null);
  const [importing, setImporting] = useState(false);
  const [deleted, setDeleted] = useState<Template | null>(null);
  const dialogs = (
    <>
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
      {edited && <TemplateForm start={edited} onClose={() => setEdited(null)} />}
      {deleted && (
        <DeleteTemplate template={deleted} onDeleted={onDeleted} onClose={() => setDeleted(null)} />
      )}
    </>
  );
  return {
    dialogs,
    onNew: () => setEdited(NEW),
    onImport: () => setImporting(true),
    onEdit: ({ id, title, description, use_case, text }: Template) =>
      setEdited({ id, title, description, use_case, text: text ?? '' }),
    onDelete: setDeleted,
  };
}

/** The templates in a side panel; a click outside closes it. */
export function TemplateDrawer({
  onChoose,
  onClose,
}: {
  onChoose: (template: RequestTemplate) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const templates = useTemplatesQuery();
  const { data: subscription } = useSubscriptionQuery();
  // The focused button was removed with the template.
  const { dialogs, ...own } = useOwnDialogs(() => title.current?.focus());

  return (
    <Modal
      dialog={dialog}
      className={styles.drawer}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          Templates
        </h2>
        <IconButton label="Close templates" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </IconButton>
      </div>
      <Gallery
        templates={templates}
        ownIncluded={subscription?.features.custom_templates ?? false}
        onChoose={(template) => {
          dialog.current?.close();
          onChoose(template);
        }}
        {...own}
      />
      {dialogs}
    </Modal>
  );
}
