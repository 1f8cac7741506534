import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { USE_CASES } from '../../../api/catalogue';
import { Icon } from '../../../ui/icon';
import styles from './template-fields.module.css';
import type { TemplateValues } from './template-values';

const USE_CASE_CHOICES = Object.entries(USE_CASES).map(([value, label]) => ({ value, label }));

/** The fields of a template. */
export function TemplateFields({ form }: { form: UseFormReturnType<TemplateValues> }) {
  const bind = (name: keyof TemplateValues) => ({ name, ...form.getInputProps(name) });
  return (
    <>
      <TextInput
        {...bind('title')}
        key={form.key('title')}
        label="Name"
        autoComplete="off"
        dir="auto"
      />
      <TextInput
        {...bind('description')}
        key={form.key('description')}
        label="Description (optional)"
        autoComplete="off"
        dir="auto"
      />
      <NativeSelect
        {...bind('use_case')}
        key={form.key('use_case')}
        label="Use case"
        data={USE_CASE_CHOICES}
        rightSection={<Icon name="down" />}
      />
      <Textarea
        {...bind('text')}
        key={form.key('text')}
        label="Request"
        description="Use {{name}} for the parts that change each time."
        dir="auto"
        classNames={{ input: styles.text }}
      />
    </>
  );
}
