import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { REQUEST_MAX, USE_CASES, currentUseCase, type UseCase } from '../../../api/catalogue';
import { useCreateTemplateMutation, useReplaceTemplateMutation } from '../../../api/client';
import { FormDialog } from '../../../ui/form-dialog';
import { Icon } from '../../../ui/icon';
import { toast } from '../../../ui/toast';
import styles from './template-form.module.css';

/** Bounds that the API holds, in UTF-16 code units. */
const TITLE_MAX = 100;
const DESCRIPTION_MAX = 300;
const TEXT_MIN = 10;

/** What the form begins with; with an `id` it is the template that is edited. */
export interface TemplateStart {
  id?: string;
  title: string;
  description: string;
  use_case: UseCase;
  text: string;
}

const tooLong = (value: string, limit: number): string | null =>
  value.length > limit ? `At most ${limit.toLocaleString('en')} characters` : null;

function titleProblem(title: string): string | null {
  return title.trim() ? tooLong(title.trim(), TITLE_MAX) : 'Give it a name';
}

function textProblem(text: string): string | null {
  if (text.trim().length < TEXT_MIN) return `At least ${TEXT_MIN} characters`;
  return tooLong(text.trim(), REQUEST_MAX);
}

type Values = Record<'title' | 'description' | 'use_case' | 'text', string>;

function Fields({ form }: { form: UseFormReturnType<Values> }) {
  return (
    <>
      <TextInput
        {...form.getInputProps('title')}
        key={form.key('title')}
        label="Name"
        name="title"
        autoComplete="off"
        dir="auto"
      />
      <TextInput
        {...form.getInputProps('description')}
        key={form.key('description')}
        label="Description (optional)"
        name="description"
        autoComplete="off"
        dir="auto"
      />
      <NativeSelect
        {...form.getInputProps('use_case')}
        key={form.key('use_case')}
        label="Use case"
        name="use_case"
        data={Object.entries(USE_CASES).map(([value, label]) => ({ value, label }))}
        rightSection={<Icon name="down" />}
      />
      <Textarea
        {...form.getInputProps('text')}
        key={form.key('text')}
        label="Request"
        name="text"
        description="Write {{name}} where something else stands each time."
        dir="auto"
        classNames={{ input: styles.text }}
      />
    </>
  );
}

/** Asks for a new template of the person's own, or for what one of them shall become. */
export function TemplateForm({ start, onClose }: { start: TemplateStart; onClose: () => void }) {
  const { id, ...initialValues } = start;
  const [create] = useCreateTemplateMutation();
  const [replace] = useReplaceTemplateMutation();
  const form = useForm<Values>({
    name: 'template',
    mode: 'uncontrolled',
    initialValues,
    validate: {
      title: titleProblem,
      description: (value) => tooLong(value.trim(), DESCRIPTION_MAX),
      text: textProblem,
    },
  });

  async function send({ title, description, use_case, text }: Values): Promise<void> {
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
      <Fields form={form} />
    </FormDialog>
  );
}
