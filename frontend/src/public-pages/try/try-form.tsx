import type { ComponentProps, ReactNode } from 'react';
import { TARGET_MODELS } from '../../api/catalogue';
import button from '../../ui/plain-button.module.css';
import { PlainField } from '../../ui/plain-field';
import { Sheet } from '../../ui/sheet';
import styles from './try-form.module.css';

interface Props {
  onSubmit?: ComponentProps<'form'>['onSubmit'];
  /** What is wrong with the idea, or why nothing was written. */
  error?: ReactNode;
  writing?: boolean;
  /** The prompt, once it is written. */
  children?: ReactNode;
}

/** A field to try the product without an account. On a prerendered page it loads the application. */
export function TryForm({ onSubmit, error, writing = false, children }: Props) {
  return (
    <section aria-labelledby="try-title">
      <h2 id="try-title" className={styles.title}>
        Try it now, without an account
      </h2>
      <Sheet className={styles.card}>
        <form
          className={styles.form}
          aria-labelledby="try-title"
          data-app="try"
          noValidate
          onSubmit={onSubmit}
        >
          <PlainField
            as="textarea"
            label="Your idea"
            name="idea"
            rows={3}
            dir="auto"
            autoComplete="off"
            error={error}
            hint="Any language. A few prompts a day, written by rules, without a language model. We store nothing."
          />
          <div className={styles.row}>
            <PlainField as="select" label="Target model" name="target_model">
              {Object.entries(TARGET_MODELS).map(([model, name]) => (
                <option key={model} value={model}>
                  {name}
                </option>
              ))}
            </PlainField>
            <button
              type="submit"
              className={`${button.filled} ${styles.send}`}
              aria-disabled={writing || undefined}
            >
              {writing ? 'Writing...' : 'Write My Prompt'}
            </button>
          </div>
          <p data-offline hidden role="alert">
            We couldn't reach the server. Please check your connection and try again.
          </p>
        </form>
      </Sheet>
      {children}
    </section>
  );
}
