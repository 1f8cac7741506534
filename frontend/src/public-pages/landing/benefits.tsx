import type { ReactNode } from 'react';
import styles from './benefits.module.css';
import { OpenPoints } from './open-points';
import { PromptOpenings } from './prompt-openings';
import { LanguageExamples } from './language-examples';

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

/** The three benefits, each with an example. */
export function Benefits() {
  return (
    <section id="features" aria-labelledby="features-title">
      <h2 id="features-title" className={styles.title}>
        Less guesswork for you and the model
      </h2>
      <Benefit
        title="Better results the first time"
        words="A model guesses whatever a request leaves open, and you spend the next messages correcting it. The prompt says what to do about those points before the first answer."
      >
        <OpenPoints />
      </Benefit>
      <Benefit
        title="No learning curve"
        words="You write a sentence and choose a use case, a model and the language of the answer. You don't need to learn how each model likes to be prompted."
      >
        <PromptOpenings />
      </Benefit>
      <Benefit
        title="Works in any language"
        words="Write in the language you think in. Your words go into the prompt unchanged, with instructions in English around them and the language to answer in."
      >
        <LanguageExamples />
      </Benefit>
    </section>
  );
}
