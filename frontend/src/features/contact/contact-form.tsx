import type { ComponentProps, ReactNode } from 'react';
import { LIMITS } from '../../api/limits';
import button from '../../ui/plain-button.module.css';
import { PlainField } from '../../ui/plain-field';
import { Sheet } from '../../ui/sheet';
import styles from './contact-form.module.css';
import type { ContactMessage } from './contact-rules';
import { Honeypot } from './honeypot';

interface Props {
  /** The props of a field: value, error and change handler. Prerendered pages have none. */
  field?: (name: keyof ContactMessage) => object;
  /** A message above the fields. */
  note?: ReactNode;
  /** Characters of the message. */
  length?: number;
  sending?: boolean;
  onSubmit?: ComponentProps<'form'>['onSubmit'];
}

/** The form for a message to support. On a prerendered page it can be filled in but not sent. */
export function ContactForm({
  field = () => ({}),
  note,
  length = 0,
  sending = false,
  onSubmit,
}: Props) {
  return (
    <Sheet className={styles.card}>
      <form
        className={styles.form}
        aria-labelledby="write"
        data-app="contact"
        noValidate
        onSubmit={onSubmit}
      >
        <h2 id="write" className={styles.title}>
          Send us a message
        </h2>
        {note}
        <PlainField {...field('name')} label="Name" name="name" autoComplete="name" dir="auto" />
        <PlainField
          {...field('email')}
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PlainField
          {...field('subject')}
          label="Subject"
          hint="Is it urgent? Mark the subject 'URGENT'."
          name="subject"
          autoComplete="off"
          dir="auto"
        />
        <PlainField
          {...field('message')}
          as="textarea"
          label="Message"
          hint={
            <span className={length > LIMITS.contactMessageMax ? styles.over : undefined}>
              {length}/{LIMITS.contactMessageMax} characters
            </span>
          }
          name="message"
          dir="auto"
          className={styles.message}
        />
        <Honeypot {...field('website')} />
        <button
          type="submit"
          className={`${button.filled} ${styles.send}`}
          aria-disabled={sending || undefined}
        >
          {sending ? 'Sending...' : 'Send Message'}
        </button>
      </form>
    </Sheet>
  );
}
