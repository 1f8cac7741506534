import { Button } from '@mantine/core';
import { copyPrompt } from '../../ui/copy-text';
import { Icon } from '../../ui/icon';
import { OwnText } from '../../ui/own-text';
import { PromptDocument } from '../../ui/prompt-document';
import { Quality } from '../../ui/quality';
import styles from './entry-details.module.css';
import type { Entry } from './entry';

/** An opened prompt of the history: the request, the prompt, its quality, its actions. */
export function EntryDetails({
  entry,
  regenerating,
  onRegenerate,
}: {
  entry: Entry;
  regenerating: boolean;
  onRegenerate: () => void;
}) {
  const scored = typeof entry.quality_score === 'object' ? entry.quality_score : null;
  return (
    <div className={styles.details}>
      <div className={styles.top}>
        <div className={styles.typed}>
          <h3>You typed</h3>
          <p dir="auto">
            <OwnText request={entry.original_input} prompt={entry.optimized_prompt} />
          </p>
        </div>
        <div className={styles.actions}>
          <Button
            variant="default"
            leftSection={<Icon name="copy" />}
            onClick={() => void copyPrompt(entry.optimized_prompt)}
          >
            Copy
          </Button>
          <Button
            variant="subtle"
            leftSection={<Icon name="again" />}
            aria-disabled={regenerating}
            onClick={onRegenerate}
          >
            {regenerating ? 'Generating...' : 'Regenerate'}
          </Button>
        </div>
      </div>
      <div className={scored ? styles.split : undefined}>
        <div className={styles.paper}>
          <PromptDocument prompt={entry} request={entry.original_input} />
        </div>
        {scored && (
          <Quality
            score={scored}
            requestScore={entry.request_score}
            tokens={entry.estimated_tokens}
          />
        )}
      </div>
    </div>
  );
}
