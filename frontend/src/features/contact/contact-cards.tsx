import { BUSINESS_EMAIL, SECURITY_EMAIL, SUPPORT_EMAIL } from '../../ui/brand';
import { Sheet } from '../../ui/sheet';
import styles from './contact-cards.module.css';

const CARDS = [
  {
    title: 'Get Support',
    words: 'Help with your account, your credits or a prompt.',
    email: SUPPORT_EMAIL,
    note: 'Response time: Within 24 hours (usually faster)',
  },
  {
    title: 'Business Inquiries',
    words: 'Partnerships, press, and credits for a whole team.',
    email: BUSINESS_EMAIL,
  },
  {
    title: 'Report Issues',
    words: 'A security issue, or anything that looks wrong.',
    email: SECURITY_EMAIL,
  },
];

/** Cards with the email addresses for each concern. */
export function ContactCards() {
  return (
    <section className={styles.cards} aria-label="Ways to reach us">
      {CARDS.map(({ title, words, email, note }) => (
        <Sheet key={title} className={styles.card}>
          <h2>{title}</h2>
          <p>{words}</p>
          <a className={styles.email} href={`mailto:${email}`}>
            {email}
          </a>
          {note && <p className={styles.note}>{note}</p>}
        </Sheet>
      ))}
    </section>
  );
}
