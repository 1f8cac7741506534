import { PAYMENT_RECORD_YEARS } from '@promptmint/core/catalogue/retention';
import { Layout, type Sender } from './layout.js';
import { Action, Greeting, IfNotYou, Note, Paragraph } from './parts.js';

interface AccountDeletedProps {
  sender: Sender;
  fullName: string;
  deletedAt: string;
  restoreUntil: string;
  /** Address of the page to sign in on, which offers to restore. */
  link: string;
  resetPage: string;
}

/** Says until when a deleted account can be had back, how, and what happens then. */
export function AccountDeleted(props: AccountDeletedProps) {
  const { sender, fullName, deletedAt, restoreUntil, link, resetPage } = props;
  return (
    <Layout
      sender={sender}
      title="Your account was deleted"
      preview={`You can restore it until ${restoreUntil}.`}
    >
      <Greeting name={fullName} />
      <Paragraph>
        Your {sender.appName} account was deleted on {deletedAt}, and you were signed out
        everywhere.
      </Paragraph>
      <Paragraph>
        You can restore it until {restoreUntil}: sign in with your email and password, and confirm
        that you want it back.
      </Paragraph>
      <Action label="Restore your account" href={link} />
      <Note>
        If you do not restore it by then, we permanently delete the account and its prompts. We keep
        payment records for {PAYMENT_RECORD_YEARS} years, without your name and address.
      </Note>
      <IfNotYou sender={sender} resetPage={resetPage} />
    </Layout>
  );
}
