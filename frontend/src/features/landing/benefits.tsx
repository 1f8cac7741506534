import type { ReactNode } from 'react';
import styles from './benefits.module.css';
import { GuessTable } from './guess-table';
import { Openings } from './openings';
import { Tongues } from './tongues';

function Benefit({
  title,
  words,
  children,
}: {
  title: string;
  words: string;
  children: ReactNode;
}) {
  return (
    <article className={styles.benefit}>
      <div>
        <h3>{title}</h3>
        <p>{words}</p>
      </div>
      {children}
    </article>
  );
}

/** The three benefits, each beside the evidence for it. */
export function Benefits() {
  return (
    <section id="features" aria-labelledby="features-title">
      <h2 id="features-title" className={styles.title}>
        Less guessing, on both sides
      </h2>
      <Benefit
        title="Better results the first time"
        words="A model guesses whatever a request leaves open, and you spend the next messages correcting it. The prompt settles those points before the first answer."
      >
        <GuessTable />
      </Benefit>
      <Benefit
        title="No learning curve"
        words="You write a sentence and choose a use case, a model and the language of the answer. How each model likes to be asked is not yours to learn."
      >
        <Openings />
      </Benefit>
      <Benefit
        title="Works in any language"
        words="Write in the language you think in. The prompt is in English, keeps your terms beside their translation, and tells the model which language to answer in."
      >
        <Tongues />
      </Benefit>
    </section>
  );
}
