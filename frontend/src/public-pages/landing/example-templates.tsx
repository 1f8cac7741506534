import { Link } from 'react-router-dom';
import { USE_CASES, type UseCase } from '../../api/catalogue';
import { SegmentText } from '../../prompt/document/segment-text';
import plain from '../../ui/plain-button.module.css';
import { Sheet } from '../../ui/sheet';
import { SIGN_UP_PATH } from './sign-up-path';
import styles from './example-templates.module.css';

interface ExampleTemplate {
  title: string;
  useCase: UseCase;
  text: string;
}

const EXAMPLE_TEMPLATES: readonly ExampleTemplate[] = [
  {
    title: 'A speech',
    useCase: 'content_creation',
    text: 'Speech for {{occasion}}, {{minutes}} minutes. What only I can tell: {{story}}. Funny, but not embarrassing.',
  },
  {
    title: 'Explain a change in your numbers',
    useCase: 'data_analysis',
    text: 'Find out why {{figure}} changed in {{period}}. The data is a CSV with {{columns}}. I have to decide {{decision}}.',
  },
  {
    title: 'A small script',
    useCase: 'code_generation',
    text: 'Script in {{language}} that {{task}}. It runs on {{system}}. One real input: {{sample}}.',
  },
];

const BLANK = /(\{\{\w+\}\})/;

/**
 * Templates to try; the chosen one is stored until the dashboard loads it, also through sign-up.
 */
export function ExampleTemplates() {
  return (
    <section aria-labelledby="templates-title">
      <h2 id="templates-title" className={styles.title}>
        Not sure where to start? Try one of these
      </h2>
      <div className={styles.templates}>
        {EXAMPLE_TEMPLATES.map(({ title, useCase, text }) => (
          <Sheet key={useCase} className={styles.template}>
            <h3>{title}</h3>
            <p className={styles.useCase}>{USE_CASES[useCase]}</p>
            <p className={styles.text}>
              {text.split(BLANK).map((part, index) => (
                <SegmentText
                  key={index}
                  segment={{ kind: BLANK.test(part) ? 'blank' : 'plain', text: part }}
                />
              ))}
            </p>
            <Link
              className={plain.outlined}
              to={SIGN_UP_PATH}
              data-template={JSON.stringify({ use_case: useCase, text })}
            >
              Use this<span className="sr-only"> template: {title}</span>
            </Link>
          </Sheet>
        ))}
      </div>
    </section>
  );
}
