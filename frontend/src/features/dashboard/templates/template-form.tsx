import { useForm } from '@mantine/form';
import { currentUseCase, type UseCase } from '../../../api/catalogue';
import { useCreateTemplateMutation, useReplaceTemplateMutation } from '../../../api/client';
import { FormDialog } from '../../../ui/form-dialog';
import { toast } from '../../../ui/toast';
import { TemplateFields } from './template-fields';
import { templateProblems, type TemplateValues } from './template-values';

/** Initial values of the form; with an `id` it edits that template. */
export interface TemplateStart {
  id?: string;
  title: string;
  description: string;
  use_case: UseCase;
  text: string;
}

/** A dialog that creates or edits a template. */
export function TemplateForm({ start, onClose }: { start: TemplateStart; onClose: () => void }) {
  const { id, ...initialValues } = start;
  const [create] = useCreateTemplateMutation();
  const [replace] = useReplaceTemplateMutation();
  const form = useForm<TemplateValues>({
    name: 'template',
    mode: 'uncontrolled',
    initialValues,
    validate: templateProblems,
  });

  async function send({ title, description, use_case, text }: TemplateValues): Promise<void> {
    const templateDraft = {
      title: title.trim(),
      description: description.trim(),
      use_case: currentUseCase(use_case),
      text,
    };
    if (id) await replace({ id, templateDraft }).unwrap();
    else await create({ templateDraft }).unwrap();
    toast.plain('Template saved');
  }

  return (
    <FormDialog
      title={id ? 'Edit template' : 'New template'}
      form={form}
      action={{ label: 'Save template', busy: 'Saving...' }}
      onClose={onClose}
      onSend={send}
    >
      <TemplateFields form={form} />
    </FormDialog>
  );
}
