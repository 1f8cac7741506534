import { PageTitle } from '../../ui/page-title';
import { Benefits } from './benefits';
import { Hero } from './hero';
import styles from './landing-page.module.css';
import { LastCall } from './last-call';
import { Packs } from './packs';
import { Questions } from './questions';
import { Starters } from './starters';

/** What the product does, what it costs, and how to begin. */
export function LandingPage() {
  return (
    <>
      <PageTitle>Prompts for Claude, ChatGPT and Gemini</PageTitle>
      <Hero />
      <div className={styles.bands}>
        <Benefits />
        <Starters />
        <Packs />
        <Questions />
      </div>
      <LastCall />
    </>
  );
}
