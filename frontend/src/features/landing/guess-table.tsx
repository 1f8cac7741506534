import styles from './guess-table.module.css';

/** What the request of the example leaves open, and the words of its prompt that settle it. */
export const SETTLED = [
  ['Role', 'Who is writing?', 'a writer of LinkedIn posts for the café trade'],
  [
    'Format',
    'One post, or several to choose from?',
    'Two variants about coffee that open differently',
  ],
  ['Constraints', 'How long may it be?', 'Keep the text itself to at most 180 words.'],
  ['Examples', 'In which voice?', 'This coat has been to Oslo twice without you.'],
  [
    'Validation',
    'When is it good enough?',
    'if anybody else with coffee could post the same first line, write another',
  ],
] as const;

/** The example once more, point by point. */
export function GuessTable() {
  return (
    <table className={styles.table}>
      <caption className="sr-only">
        What the coffee request leaves open and its prompt settles
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Left to a guess</th>
          <th scope="col">Settled in the prompt</th>
        </tr>
      </thead>
      <tbody>
        {SETTLED.map(([criterion, question, words]) => (
          <tr key={criterion}>
            <th scope="row">{criterion}</th>
            <td>{question}</td>
            <td>“{words}”</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
