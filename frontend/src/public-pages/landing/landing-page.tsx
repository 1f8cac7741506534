import type { ReactNode } from 'react';
import { MODELS_WITH_AND } from '../../api/catalogue';
import { PageTitle } from '../../ui/page-title';
import { Benefits } from './benefits';
import { Hero } from './hero';
import styles from './landing-page.module.css';
import { SignUpBanner } from './sign-up-banner';
import { PackOffers } from './pack-offers';
import { Faq } from './faq';
import { ExampleTemplates } from './example-templates';

/** The landing page; `form` is its field to try the product. */
export function LandingPage({ form }: { form: ReactNode }) {
  return (
    <>
      <PageTitle>{`Prompts for ${MODELS_WITH_AND}`}</PageTitle>
      <Hero />
      <div className={styles.bands}>
        {form}
        <Benefits />
        <ExampleTemplates />
        <PackOffers />
        <Faq />
      </div>
      <SignUpBanner />
    </>
  );
}
