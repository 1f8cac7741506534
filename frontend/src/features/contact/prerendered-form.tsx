import { SUPPORT_EMAIL } from '../../ui/brand';
import { ContactForm } from './contact-form';

const writeInstead = <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>;

/** The form before the application is there: it can be filled in, and says where to write if it cannot be sent. */
export function PrerenderedForm() {
  return (
    <ContactForm
      note={
        <>
          <noscript>
            <p>This form needs JavaScript. Without it, email {writeInstead}.</p>
          </noscript>
          <p role="alert" data-offline="" hidden>
            The connection was lost, and your message was not sent. Try again, or email{' '}
            {writeInstead}.
          </p>
        </>
      }
    />
  );
}
