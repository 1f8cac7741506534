import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../ui/page-title';
import { CommonQuestions } from './common-questions';
import { ContactCards } from './contact-cards';
import styles from './contact-page.module.css';

/** The contact page; a public page. */
export function ContactPage({ form }: { form: ReactNode }) {
  return (
    <>
      <PageTitle>Contact</PageTitle>
      <header className={styles.head}>
        <h1>Contact us</h1>
        <p>
          Questions, trouble with a payment, or an idea? <Link to="#write">Send us a message</Link>,
          and a real person will reply.
        </p>
      </header>
      <ContactCards />
      <div className={styles.columns}>
        <CommonQuestions />
        {form}
      </div>
    </>
  );
}
