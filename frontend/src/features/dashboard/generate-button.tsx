import { Button } from '@mantine/core';
import styles from './generate-button.module.css';

const GENERATE_KEY = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** Submits its form and shows the cost. `primary` marks it as the next step. */
export function GenerateButton({ generating, primary }: { generating: boolean; primary: boolean }) {
  return (
    <div className={styles.go}>
      <Button
        type="submit"
        fullWidth
        variant={primary ? 'filled' : 'default'}
        aria-disabled={generating}
      >
        {generating ? 'Generating...' : 'Generate'}
      </Button>
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
    </div>
  );
}
