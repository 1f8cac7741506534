import { lazy, Suspense, type ComponentType } from 'react';
import { Notice } from '../../ui/notice';
import { Section } from './section';
import { SectionSkeleton } from './section-skeleton';

async function load(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import('./api-keys/api-keys')).ApiKeys };
  } catch {
    return { default: NotLoaded };
  }
}

/** Loaded by itself, because few people have keys. */
const ApiKeys = lazy(load);

function NotLoaded() {
  return (
    <Notice kind="danger" level="h3" title="We couldn't load your API keys">
      <p>Check your connection, then reload the page.</p>
    </Notice>
  );
}

/** The section with the personal API keys. */
export function ApiKeysSection() {
  return (
    <Section
      id="api-keys"
      about="Let scripts, agents and the command line use your account. Treat a key like a password."
    >
      <Suspense fallback={<SectionSkeleton label="Loading your API keys" lines={4} />}>
        <ApiKeys />
      </Suspense>
    </Section>
  );
}
