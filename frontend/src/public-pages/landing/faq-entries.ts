import { BUILT_CATALOGUE as CATALOGUE } from '../../api/built-catalogue';
import { CRITERIA } from '../../api/catalogue';
import { LIMITS } from '../../api/limits';
import { APP_NAME, SUPPORT_EMAIL } from '../../ui/brand';
import { dollars } from '../../ui/dollars';
import { modelNames, packFeatures, plansWith } from '../../ui/plan-features';

/** A question that people ask before they sign up; `more` links to details. */
export interface FaqEntry {
  question: string;
  answer: string;
  more?: { label: string; to: string };
}

const MODEL_NAMES = modelNames(CATALOGUE);

/** One sentence per pack: its price and its features, without the models. */
const PACK_SENTENCES = CATALOGUE.packs
  .map(({ id, name, credits, price_cents: cents }) => {
    const features = packFeatures(CATALOGUE, id, undefined)
      .slice(1)
      // "API keys" keeps its capitals.
      .map((feature) => feature.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()));
    const list = new Intl.ListFormat('en-GB', { type: 'unit' }).format(features);
    return `${name}: ${credits} credits for ${dollars(cents / 100)}, ${list}.`;
  })
  .join(' ');

const CRITERIA_NAMES = new Intl.ListFormat('en-GB').format(Object.values(CRITERIA));

/** The ten questions of the landing page (specification, section 2), as plain text. */
export const FAQ_ENTRIES: readonly FaqEntry[] = [
  {
    question: 'How does it work?',
    answer: `Describe what you need in a sentence or two, in any language. Choose a use case, a model and the language of the answer. ${APP_NAME} turns it into a structured English prompt; you copy it into the model you use.`,
  },
  {
    question: 'What is a credit?',
    answer: `One credit is one generated prompt. A new account starts with ${CATALOGUE.signup_credits} credits, and credits never expire. If a generation fails, we refund the credit.`,
  },
  {
    question: 'What is the difference between the plans?',
    answer: `Your plan matches the largest pack you've bought. ${PACK_SENTENCES}`,
    more: { label: 'Compare the plans', to: '/pricing' },
  },
  {
    question: 'Is there a subscription?',
    answer:
      'No. You buy a pack when you need one, and nothing renews by itself. What the pack unlocked stays unlocked.',
  },
  {
    question: 'Which models are supported?',
    answer: `${MODEL_NAMES}, on every plan, the free one included. We format your request differently for each model.`,
  },
  {
    question: 'What is quality scoring?',
    answer: `It shows what we find in your request before and in the prompt after: ${CRITERIA_NAMES}. Not every request needs all of them. It is part of ${plansWith('quality_scoring')}.`,
  },
  {
    question: 'Where can I see my purchases?',
    answer:
      'In your payment history, linked from Settings: every purchase with its date, plan, amount, payment method and status.',
    more: { label: 'Payment history', to: '/payment-history' },
  },
  {
    question: 'What happens when I run out of credits?',
    answer: `You keep your account and your prompts. To write more, buy a pack. We send an email when ${LIMITS.lowCredits} credits are left, so you're not caught off guard.`,
  },
  {
    question: 'Can I get a refund?',
    answer: `Purchases are generally final, which is why the first ${CATALOGUE.signup_credits} credits are free. If something went wrong, contact ${SUPPORT_EMAIL} within 7 days of the purchase.`,
    more: { label: 'Terms on refunds', to: '/terms#refunds' },
  },
  {
    question: 'What if I forget my password?',
    answer:
      'Ask for a reset link on the login page. We email it to you. It works once, within 1 hour.',
    more: { label: 'Reset your password', to: '/forgot-password' },
  },
];
