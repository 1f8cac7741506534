import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { TARGET_MODELS, USE_CASES } from '../../api/catalogue';
import { DocumentSection } from '../../prompt/document/document-section';
import segment from '../../prompt/document/segment-text.module.css';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { PageTitle } from '../../ui/page-title';
import button from '../../ui/plain-button.module.css';
import { Sheet } from '../../ui/sheet';
import styles from './shared-page.module.css';

/** Names by key, for the script of the page, which does not load the catalogue. */
const namesOf = (names: Readonly<Record<string, string>>): string => JSON.stringify(names);

function Loading() {
  return (
    <div data-when="loading">
      <p role="status" className="sr-only">
        Loading the shared prompt
      </p>
      <Sheet aria-hidden="true" className={styles.waiting}>
        {[1, 2, 3, 4, 5, 6].map((line) => (
          <span key={line} className={styles.bar} />
        ))}
      </Sheet>
      <noscript>
        <p>This page needs JavaScript to show the prompt.</p>
      </noscript>
    </div>
  );
}

/** What does not work, and what to do next. */
function Failures() {
  return (
    <>
      <div data-when="gone" hidden role="alert">
        <Notice
          title="This link doesn't work"
          action={
            <Link className={button.outlined} to="/">
              Go to Home
            </Link>
          }
        >
          <p>
            It may have expired or been revoked, or the prompt was deleted. Ask the person who sent
            it for a new one.
          </p>
        </Notice>
      </div>
      <div data-when="error" hidden role="alert">
        <Notice
          kind="danger"
          title="We couldn't load this prompt"
          action={
            <button type="button" className={button.outlined} data-part="retry">
              Try Again
            </button>
          }
        >
          <p data-part="problem">Please check your connection and try again.</p>
        </Notice>
      </div>
    </>
  );
}

function Prompt() {
  return (
    <div data-when="ready" hidden>
      <p className={styles.about}>
        For <span data-part="model" data-names={namesOf(TARGET_MODELS)} />,{' '}
        <span data-part="use-case" data-names={namesOf(USE_CASES)} />. Written on{' '}
        <time data-part="created" />. This link works until <time data-part="expires" />.
      </p>
      <div className={styles.actions}>
        <button type="button" className={button.filled} data-part="copy">
          <Icon name="copy" /> Copy Prompt
        </button>
        <Link className={button.outlined} to="/dashboard" data-part="use">
          <Icon name="pencil" /> Use This Request
        </Link>
        <p role="status" className={styles.copied} data-part="copied" />
      </div>
      <Sheet float className={styles.prompt}>
        <h2 className="sr-only">Prompt</h2>
        <div data-part="sections" className={styles.sections} lang="en" />
      </Sheet>
      <div data-part="apart">
        <h2 className={styles.requestTitle}>The request</h2>
        <p className={styles.request} dir="auto" data-part="request" />
      </div>
      <p className={styles.hint}>
        "Use This Request" fills in your own form. Nothing is sent until you generate.
      </p>
      <div hidden data-part="section">
        <DocumentSection label="">
          <span className={styles.text} dir="auto" />
        </DocumentSection>
      </div>
      <span hidden data-part="blank">
        <span className={segment.blank} />
      </span>
    </div>
  );
}

/** The page of every shared link, without the prompt: `showSharedPrompt` loads it and fills it in. */
export function SharedPage({ ref }: { ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} data-shared-prompt className={styles.page}>
      <PageTitle>Shared prompt</PageTitle>
      <h1>Shared prompt</h1>
      <Loading />
      <Failures />
      <Prompt />
    </div>
  );
}
