import { Button } from '@mantine/core';
import type { AttemptState } from '../../api/attempts/attempt';
import { WaitingNote } from '../../prompt/attempts/waiting-note';
import { pressOnce } from '../../ui/press-once';
import styles from './generate-button.module.css';

const GENERATE_KEY = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

function labelOf(generating: boolean, state: AttemptState | undefined): string {
  if (!generating) return 'Generate';
  return state?.waiting && state.sent !== 'yes' ? 'Waiting for a connection...' : 'Generating...';
}

/**
 * Submits its form, and says what it costs or what is happening. `primary` marks it as the next
 * step.
 */
export function GenerateButton({
  generating,
  state,
  primary,
  onCancel,
}: {
  generating: boolean;
  /** Of the running attempt. */
  state: AttemptState | undefined;
  primary: boolean;
  /** Stops waiting for a connection. */
  onCancel: () => void;
}) {
  return (
    <div className={styles.go}>
      <Button
        type="submit"
        fullWidth
        variant={primary ? 'filled' : 'default'}
        aria-disabled={generating}
        {...pressOnce()}
      >
        {labelOf(generating, state)}
      </Button>
      {generating && state?.waiting ? (
        <WaitingNote state={state} onCancel={onCancel} />
      ) : (
        <p className={styles.hint}>
          {generating ? (
            "If this fails, we'll refund your credit."
          ) : (
            <>
              1 credit.{' '}
              <span className={styles.keys}>
                <kbd>{GENERATE_KEY}</kbd> + <kbd>Enter</kbd>
              </span>
            </>
          )}
        </p>
      )}
    </div>
  );
}
