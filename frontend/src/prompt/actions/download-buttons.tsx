import { Button } from '@mantine/core';
import { fillBlanks, type BlankValues } from '../document/blanks';
import styles from './download-buttons.module.css';
import { downloadJson, downloadMarkdown } from './download-prompt';
import { Icon } from '../../ui/icon';
import type { ScoredPromptContent } from '../document/scored-prompt';

/** Buttons that download a prompt with its blanks filled. */
export function DownloadButtons({
  prompt,
  request,
  values,
}: {
  prompt: ScoredPromptContent;
  request: string;
  values: BlankValues;
}) {
  const text = fillBlanks(prompt.optimized_prompt, prompt.placeholders, request, values);
  return (
    <div className={styles.line} role="group" aria-label="Download">
      <span className={styles.label}>
        <Icon name="download" /> Download
      </span>
      <Button
        variant="subtle"
        aria-label="Download Markdown"
        onClick={() => downloadMarkdown(text, request)}
      >
        Markdown
      </Button>
      <Button
        variant="subtle"
        aria-label="Download JSON"
        onClick={() => downloadJson(prompt, request, values)}
      >
        JSON
      </Button>
    </div>
  );
}
