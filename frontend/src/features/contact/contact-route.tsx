import { countCharacters } from '../../lib/count-characters';
import { ContactForm } from './contact-form';
import { ContactPage } from './contact-page';
import { useContactForm } from './use-contact-form';

/** The contact page inside the application, where the form can be sent. */
export function ContactRoute() {
  const { form, isLoading, onSubmit } = useContactForm();
  return (
    <ContactPage
      form={
        <ContactForm
          field={form.getInputProps}
          length={countCharacters(form.values.message.trim())}
          sending={isLoading}
          onSubmit={onSubmit}
        />
      }
    />
  );
}
