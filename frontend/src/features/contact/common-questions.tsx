import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SUPPORT_EMAIL } from '../../ui/brand';
import { Sheet } from '../../ui/sheet';
import styles from './common-questions.module.css';

interface Group {
  title: string;
  answers: readonly { question: string; answer: ReactNode }[];
}

const GROUPS: readonly Group[] = [
  {
    title: 'Account',
    answers: [
      {
        question: 'Forgot your password?',
        answer: (
          <>
            Use the <Link to="/forgot-password">forgot-password link</Link>: we'll email you a reset
            link.
          </>
        ),
      },
      {
        question: 'Update your email',
        answer: <Link to="/settings#account">Settings → Account</Link>,
      },
      {
        question: 'Delete your account',
        answer: <Link to="/settings#danger-zone">Settings → Account → Delete Account</Link>,
      },
    ],
  },
  {
    title: 'Billing',
    answers: [
      {
        question: 'Payments',
        answer: 'Stripe, our payment provider, handles them. We never see your card number.',
      },
      { question: 'Credits', answer: 'They are added immediately after payment.' },
      {
        question: 'Refunds',
        answer: (
          <>
            Request one by email to <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a> with the
            transaction ID, which is in your receipt email.
          </>
        ),
      },
    ],
  },
  {
    title: 'Technical',
    answers: [
      {
        question: 'An email is missing',
        answer: 'Check your spam folder: our emails sometimes end up there.',
      },
      {
        question: "Something doesn't load",
        answer: 'Refresh the page. What you typed on the dashboard is saved.',
      },
      {
        question: "It still doesn't work",
        answer: 'Send us a message with the form on this page.',
      },
    ],
  },
];

/** Answers to the most common questions. */
export function CommonQuestions() {
  return (
    <Sheet className={styles.card} aria-labelledby="common-questions">
      <h2 id="common-questions" className={styles.title}>
        Common Questions
      </h2>
      {GROUPS.map(({ title, answers }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <dl>
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Sheet>
  );
}
