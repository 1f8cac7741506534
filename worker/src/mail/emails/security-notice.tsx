import { User } from '@promptmint/core/database/entities/user';
import { moment } from '../formats.js';
import { Layout } from '../layout/layout.js';
import { Greeting, IfNotYou, Paragraph } from '../layout/parts.js';
import type { RecipientRules } from '../recipient.js';
import { defineEmail, type Email } from './define-email.js';
import { SAMPLE } from './sample.js';

interface Content {
  fullName: string;
  happenedAt: string;
  resetPage: string;
}

type SecurityNotice =
  'account-restored' | 'api-key-made' | 'export-ready' | 'password-changed' | 'password-was-reset';

interface Words extends RecipientRules {
  subject(appName: string): string;
  title: string;
  preview: string;
  /** What happened, and when. */
  text(appName: string, happenedAt: string): string;
}

/**
 * An email about something that only the owner of an account can do. It says when it happened and
 * what to do if it was another person.
 */
export function defineSecurityNotice(words: Words): Email<SecurityNotice> {
  return defineEmail<SecurityNotice, Content>({
    afterDeletion: words.afterDeletion,
    onlyVerified: words.onlyVerified ?? true,
    ownerField: 'userId',
    async find({ em, recipient, page, sender }, { userId, at }) {
      const to = recipient(await em.findOne(User, userId));
      if (!to) return null;
      return {
        to: to.email,
        subject: words.subject(sender.appName),
        content: {
          fullName: to.name,
          happenedAt: moment(new Date(at)),
          resetPage: page('/forgot-password'),
        },
      };
    },
    Body: ({ sender, fullName, happenedAt, resetPage }) => (
      <Layout sender={sender} title={words.title} preview={words.preview}>
        <Greeting name={fullName} />
        <Paragraph>{words.text(sender.appName, happenedAt)}</Paragraph>
        <IfNotYou sender={sender} resetPage={resetPage} />
      </Layout>
    ),
    sample: (fullName) => ({ fullName, happenedAt: SAMPLE.moment, resetPage: SAMPLE.resetPage }),
  });
}
