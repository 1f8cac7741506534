import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { useDeleteTemplateMutation } from '../../../api/client';
import type { Template } from '../../../api/generated';
import { FormDialog } from '../../../ui/form-dialog';
import { toast } from '../../../ui/toast';

/** Asks for confirmation before it deletes the person's template. */
export function DeleteTemplate({
  template: { id, title },
  onDeleted,
  onClose,
}: {
  template: Template;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const deleted = useRef(false);
  const [remove] = useDeleteTemplateMutation();
  const form = useForm<Record<string, string>>({ mode: 'uncontrolled', initialValues: {} });
  return (
    <FormDialog
      title="Delete this template?"
      form={form}
      action={{ label: 'Delete template', busy: 'Deleting...', danger: true }}
      onClose={() => {
        onClose();
        if (deleted.current) onDeleted();
      }}
      onSend={async () => {
        await remove({ id }).unwrap();
        toast.plain('Template deleted');
        deleted.current = true;
      }}
    >
      <p>
        <b dir="auto">{title}</b> will be permanently deleted. Prompts you made with it stay in your
        history.
      </p>
    </FormDialog>
  );
}
