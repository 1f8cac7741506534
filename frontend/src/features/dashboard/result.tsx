import { Button } from '@mantine/core';
import { useId, type Ref } from 'react';
import { TARGET_MODELS, USE_CASES } from '../../api/catalogue';
import type { Prompt } from '../../api/generated';
import { copyPrompt } from '../../ui/copy-text';
import { Icon } from '../../ui/icon';
import { PromptDocument } from '../../ui/prompt-document';
import { Quality } from '../../ui/quality';
import { Sheet } from '../../ui/sheet';
import type { PromptRequest } from './request';
import styles from './result.module.css';

/** The optimized prompt with its actions and, where the plan has it, its quality. */
export function Result({
  ref,
  prompt,
  request,
  primary,
  onRegenerate,
}: {
  ref: Ref<HTMLElement>;
  prompt: Prompt;
  request: PromptRequest;
  primary: boolean;
  onRegenerate: () => void;
}) {
  const heading = useId();
  return (
    <Sheet ref={ref} float tabIndex={-1} aria-labelledby={heading} className={styles.result}>
      <div className={styles.bar}>
        <div className={styles.title}>
          <h2 id={heading}>Optimized prompt</h2>
          <p>
            {TARGET_MODELS[prompt.target_model]}, {USE_CASES[prompt.use_case].toLowerCase()}
          </p>
        </div>
        <div className={styles.actions}>
          <Button
            variant={primary ? 'filled' : 'default'}
            leftSection={<Icon name="copy" />}
            onClick={() => void copyPrompt(prompt.optimized_prompt)}
          >
            Copy
          </Button>
          <Button variant="subtle" leftSection={<Icon name="again" />} onClick={onRegenerate}>
            Regenerate
          </Button>
        </div>
      </div>
      <div className={prompt.quality_score ? styles.split : undefined}>
        <div className={styles.paper}>
          <PromptDocument prompt={prompt} request={request.user_input} />
        </div>
        {prompt.quality_score && (
          <Quality
            score={prompt.quality_score}
            requestScore={prompt.request_score}
            tokens={prompt.estimated_tokens}
          />
        )}
      </div>
    </Sheet>
  );
}
