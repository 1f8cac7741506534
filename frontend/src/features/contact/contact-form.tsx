import { Button, Textarea, TextInput } from '@mantine/core';
import { Sheet } from '../../ui/sheet';
import styles from './contact-form.module.css';
import { MESSAGE_MAX } from './contact-rules';
import { Trap } from './trap';
import { useContactForm } from './use-contact-form';

/** Writes to support. */
export function ContactForm() {
  const { form, isLoading, onSubmit } = useContactForm();
  const length = form.values.message.trim().length;
  return (
    <Sheet className={styles.card}>
      <form className={styles.form} aria-labelledby="write" noValidate onSubmit={onSubmit}>
        <h2 id="write" className={styles.title}>
          Write to us
        </h2>
        <TextInput {...form.getInputProps('name')} label="Name" name="name" autoComplete="name" />
        <TextInput
          {...form.getInputProps('email')}
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextInput
          {...form.getInputProps('subject')}
          label="Subject"
          description="Is it urgent? Mark the subject 'URGENT'."
          name="subject"
          autoComplete="off"
        />
        <Textarea
          {...form.getInputProps('message')}
          label="Message"
          description={
            <span className={length > MESSAGE_MAX ? styles.over : undefined}>
              {length}/{MESSAGE_MAX} characters
            </span>
          }
          name="message"
          dir="auto"
          classNames={{ input: styles.message }}
        />
        <Trap {...form.getInputProps('website')} />
        <Button type="submit" className={styles.send} aria-disabled={isLoading}>
          {isLoading ? 'Sending...' : 'Send Message'}
        </Button>
      </form>
    </Sheet>
  );
}
