import '@mantine/core/styles/Input.layer.css';
import { Textarea, type TextareaProps } from '@mantine/core';
import styles from './growing-text-field.module.css';

/**
 * A one-line field that grows with its text. Ctrl+Enter calls `onSend` and never reaches the page,
 * where it would generate.
 */
export function GrowingTextField({ onSend, ...field }: TextareaProps & { onSend?: () => void }) {
  return (
    <Textarea
      {...field}
      rows={1}
      dir="auto"
      classNames={{ input: styles.input }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.stopPropagation();
        if (!event.repeat) onSend?.();
      }}
    />
  );
}
