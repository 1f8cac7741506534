import type { ReactNode } from 'react';
import { BUILT_CATALOGUE } from '../../api/built-catalogue';
import { MODELS_WITH_OR } from '../../api/catalogue';
import { ContactPage } from '../../features/contact/contact-page';
import { PrerenderedForm } from '../../features/contact/prerendered-form';
import { FAQ_ENTRIES } from '../landing/faq-entries';
import { LandingPage } from '../landing/landing-page';
import { PrivacyPage } from '../legal/privacy-page';
import { TermsPage } from '../legal/terms-page';
import { SharedPage } from '../shared/shared-page';
import { TryForm } from '../try/try-form';
import { BuyLink } from '../../features/pricing/buy-option';
import { PricingPage } from '../../features/pricing/pricing-page';
import { APP_NAME } from '../../ui/brand';
import { faqData, offersData } from './structured-data';

/** A page that is written to HTML at build and readable without the application. */
export interface PublicPage {
  path: string;
  /** The text in search results and shared links, about 150 characters. */
  description: string;
  content: ReactNode;
  /** Whether the page starts with a prompt, so that its font is preloaded. */
  code?: boolean;
  /** A page that search engines must not list, and whose address is a secret. */
  unlisted?: true;
  /** Structured data (schema.org), given the site's origin and the address of its picture. */
  data?: (origin: string, image: string) => object;
}

/** Every other address of the site, rendered by the application. */
export const APP_PATHS: readonly string[] = [
  '/auth',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/payment-success',
  '/payment-cancelled',
  '/dashboard',
  '/history',
  '/payment-history',
  '/settings',
];

/** Every public page; titles come from the pages themselves. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/',
    description: `${APP_NAME} turns a short idea, in any language, into a structured prompt for ${MODELS_WITH_OR}. No subscription, free credits to start.`,
    content: <LandingPage form={<TryForm />} />,
    code: true,
    data: () => faqData(FAQ_ENTRIES),
  },
  {
    path: '/pricing',
    description:
      'Credit packs for optimized prompts: pay once by card, no subscription, and credits never expire. What each pack costs, and what its plan unlocks.',
    content: (
      <PricingPage
        catalogue={BUILT_CATALOGUE}
        renderBuy={(pack, option) => <BuyLink pack={pack} option={option} />}
      />
    ),
    data: (origin, image) => offersData(BUILT_CATALOGUE, origin, image),
  },
  {
    path: '/terms',
    description: `The terms of ${APP_NAME}: accounts, credits and payments, refunds, acceptable use, intellectual property, liability and termination.`,
    content: <TermsPage />,
  },
  {
    path: '/privacy',
    description: `What ${APP_NAME} knows about you, what it is used for and who else sees it, how long it is kept, and your rights to see it, take it along and have it deleted.`,
    content: <PrivacyPage />,
  },
  {
    path: '/contact',
    description: `Reach the people behind ${APP_NAME}: support within 24 hours, business inquiries, security reports, and answers to common questions.`,
    content: <ContactPage form={<PrerenderedForm />} />,
  },
];

/** The one page of all shared links. Nothing in it depends on the link. */
export const SHARED_PAGE: PublicPage = {
  path: '/shared',
  description: `A prompt that was shared with ${APP_NAME}. Read it, copy it, or start from the same request with your own words.`,
  content: <SharedPage />,
  code: true,
  unlisted: true,
};
