import {
  PAYMENT_RECORD_YEARS,
  restoreUntil as restoreDeadline,
} from '@promptmint/core/catalogue/retention';
import { User } from '@promptmint/core/database/entities/user';
import { moment } from '../formats.js';
import { Layout } from '../layout/layout.js';
import { Action, Greeting, IfNotYou, Note, Paragraph } from '../layout/parts.js';
import { defineEmail } from './define-email.js';
import { SAMPLE } from './sample.js';

interface Content {
  fullName: string;
  deletedAt: string;
  lastDay: string;
  /** Address of the page to sign in on, which offers to restore. */
  link: string;
  resetPage: string;
}

/** After the account was deleted: until when and how it can be restored. */
export const accountDeleted = defineEmail<'account-deleted', Content>({
  afterDeletion: 'sent',
  onlyVerified: true,
  ownerField: 'userId',
  async find({ em, recipient, page, sender }, { userId, at }) {
    const user = await em.findOne(User, userId);
    const to = recipient(user);
    // A restored account needs no notice, and one that is too old cannot be restored.
    if (!user?.deletedAt || !to) return null;
    const until = restoreDeadline(user.deletedAt);
    if (until < new Date()) return null;
    return {
      to: to.email,
      subject: `Your ${sender.appName} account was deleted`,
      content: {
        fullName: to.name,
        deletedAt: moment(new Date(at)),
        lastDay: moment(until),
        link: page('/auth'),
        resetPage: page('/forgot-password'),
      },
    };
  },
  Body: ({ sender, fullName, deletedAt, lastDay, link, resetPage }) => (
    <Layout
      sender={sender}
      title="Your account was deleted"
      preview={`You can restore it until ${lastDay}.`}
    >
      <Greeting name={fullName} />
      <Paragraph>
        Your {sender.appName} account was deleted on {deletedAt}, and you were signed out
        everywhere.
      </Paragraph>
      <Paragraph>
        You can restore it until {lastDay}: sign in with your email and password, and confirm that
        you want it back.
      </Paragraph>
      <Action label="Restore your account" href={link} />
      <Note>
        If you do not restore it by then, we permanently delete the account and its prompts. We keep
        payment records for {PAYMENT_RECORD_YEARS} years, without your name and address.
      </Note>
      <IfNotYou sender={sender} resetPage={resetPage} />
    </Layout>
  ),
  sample: (fullName) => ({
    fullName,
    deletedAt: SAMPLE.moment,
    lastDay: 'December 20, 2026 at 14:05 UTC',
    link: SAMPLE.link,
    resetPage: SAMPLE.resetPage,
  }),
});
