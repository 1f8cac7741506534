import type { Catalogue } from '../../api/generated';
import { APP_NAME } from '../../ui/brand';
import { creditsText } from '../../ui/credits-text';

const CONTEXT = 'https://schema.org';

/** Questions and answers as schema.org data. */
export function faqData(answers: readonly { question: string; answer: string }[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: answers.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The packs as schema.org offers. */
export function offersData({ packs }: Catalogue, origin: string, image: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: `${APP_NAME} credits`,
    description: 'One credit is one optimized prompt. Credits never expire.',
    brand: { '@type': 'Brand', name: APP_NAME },
    image,
    offers: packs.map(({ name, credits, price_cents: cents, currency }) => ({
      '@type': 'Offer',
      name: `${name}, ${creditsText(credits)}`,
      price: (cents / 100).toFixed(2),
      priceCurrency: currency.toUpperCase(),
      availability: `${CONTEXT}/InStock`,
      url: `${origin}/pricing`,
    })),
  };
}
