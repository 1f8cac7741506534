import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { messageOf } from '../../../api/api-error';
import { useCreateTemplateMutation, useDeleteTemplateMutation } from '../../../api/client';
import type { Template } from '../../../api/generated';
import { FormDialog } from '../../../ui/form-dialog';
import { toast } from '../../../ui/toast';

/** Asks for confirmation before it deletes the person's template. */
export function DeleteTemplate({
  template: { id, title, description, use_case, text },
  onDeleted,
  onClose,
}: {
  template: Template;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const deleted = useRef(false);
  const [remove] = useDeleteTemplateMutation();
  const [create] = useCreateTemplateMutation();
  const onPress = (): void => {
    void create({ templateDraft: { title, description, use_case, text: text ?? '' } })
      .unwrap()
      .then(
        () => toast.plain('Template restored'),
        (error: unknown) => toast.error(messageOf(error, 'An error occurred')),
      );
  };
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
        toast.plain(
          'Template deleted',
          text === null ? {} : { action: { label: 'Undo', onPress } },
        );
        deleted.current = true;
      }}
    >
      <p>
        <b dir="auto">{title}</b> will be deleted. Prompts you made with it stay in your history.
      </p>
    </FormDialog>
  );
}
