import { Button } from '@mantine/core';
import type { Prompt } from '../../api/generated';
import { fillBlanks, type BlankValues } from '../document/blanks';
import { copyFilledPrompt } from './copy-filled-prompt';
import { Icon } from '../../ui/icon';
import { OpenInChatMenu } from './open-in-chat-menu';
import { pressOnce } from '../../ui/press-once';
import styles from './prompt-actions.module.css';
import type { useRefinePanel } from '../refine/use-refine-panel';

const BUTTON_CLASSES = { inner: styles.inner, label: styles.label, section: styles.section };

/** The buttons for a prompt; `primary` marks Copy as the next step. */
export function PromptActions({
  prompt,
  request,
  values,
  primary = false,
  rewriting = false,
  refineButton,
  onRegenerate,
}: {
  prompt: Pick<Prompt, 'optimized_prompt' | 'placeholders'>;
  request: string;
  values: BlankValues;
  primary?: boolean;
  rewriting?: boolean;
  refineButton: ReturnType<typeof useRefinePanel>['button'];
  onRegenerate: () => void;
}) {
  const text = fillBlanks(prompt.optimized_prompt, prompt.placeholders, request, values);
  return (
    <div className={styles.actions}>
      <Button
        classNames={BUTTON_CLASSES}
        variant={primary ? 'filled' : 'default'}
        leftSection={<Icon name="copy" />}
        onClick={() => void copyFilledPrompt(prompt, request, values)}
      >
        Copy
      </Button>
      <Button
        classNames={BUTTON_CLASSES}
        variant="subtle"
        leftSection={<Icon name="again" />}
        aria-disabled={rewriting}
        {...pressOnce(onRegenerate)}
      >
        {rewriting ? 'Generating...' : 'Regenerate'}
      </Button>
      <Button
        classNames={BUTTON_CLASSES}
        variant="subtle"
        leftSection={<Icon name="pencil" />}
        {...refineButton}
      >
        Refine
      </Button>
      <OpenInChatMenu prompt={text} classNames={BUTTON_CLASSES} />
    </div>
  );
}
