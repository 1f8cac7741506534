import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { fillBlanks, type BlankValues } from '../document/blanks';
import styles from './download-buttons.module.css';
import { downloadJson, downloadMarkdown } from './download-prompt';
import { Icon } from '../../ui/icon';
import { toast } from '../../ui/toast';
import type { ScoredPromptContent } from '../document/scored-prompt';

/** Downloads a file whose code is loaded on use. */
function whenLoaded(download: Promise<void>): void {
  download.catch(() =>
    toast.error("We couldn't prepare the file. Please check your connection and try again."),
  );
}

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
        <Button
          variant="subtle"
          aria-label="Download promptfoo configuration"
          onClick={() =>
            whenLoaded(
              import('./promptfoo-config').then(({ downloadPromptfoo }) =>
                downloadPromptfoo(prompt, request, values),
              ),
            )
          }
        >
          promptfoo
        </Button>
        {prompt.kind === 'skill_file' && (
          <Button
            variant="subtle"
            aria-label="Download Skill"
            onClick={() =>
              whenLoaded(
                import('./skill-file').then(({ downloadSkill }) => downloadSkill(text, request)),
              )
            }
          >
            Skill
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
