import { SUPPORT_EMAIL } from '../../ui/brand';
import { ContactForm } from './contact-form';

const writeInstead = <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>;

/**
 * The contact form of the prerendered page: it can be filled in, and shows an address to write to
 * if it cannot be sent.
 */
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
