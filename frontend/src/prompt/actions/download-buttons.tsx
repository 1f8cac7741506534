import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { fillBlanks, type BlankValues } from '../document/blanks';
import styles from './download-buttons.module.css';
import { downloadJson, downloadMarkdown } from './download-prompt';
import { Icon } from '../../ui/icon';
import type { ScoredPromptContent } from '../document/scored-prompt';

/** Buttons that download a prompt with its blanks filled; `children` come after them. */
export function DownloadButtons({
  prompt,
  request,
  values,
  children,
}: {
  prompt: ScoredPromptContent;
  request: string;
  values: BlankValues;
  children?: ReactNode;
}) {
  const text = fillBlanks(prompt.optimized_prompt, prompt.placeholders, request, values);
  return (
    <div className={styles.line}>
      <div className={styles.group} role="group" aria-label="Download">
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
      {children}
    </div>
  );
}
