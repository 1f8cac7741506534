import { CRITERIA } from '../../api/catalogue';
import styles from './open-points.module.css';

/** What the example's request leaves open, and what its prompt says about it. */
export const OPEN_POINTS = [
  [
    CRITERIA.has_constraints,
    'How does it begin?',
    'Where posts are cut off after a line or two, make the first line work on its own.',
  ],
  [
    CRITERIA.has_constraints,
    'What if a fact is missing?',
    'Leave a blank in [brackets] only for a fact that the post cannot do without; invent no results, quotes or offers.',
  ],
  [
    CRITERIA.has_validation,
    'When is it done?',
    'What is asked for is ready to use, apart from any blanks.',
  ],
] as const;

/** A table of open points of the example. */
export function OpenPoints() {
  return (
    <table className={styles.table}>
      <caption className="sr-only">
        What the coffee request leaves open and its prompt answers
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Left open</th>
          <th scope="col">Answered in the prompt</th>
        </tr>
      </thead>
      <tbody>
        {OPEN_POINTS.map(([criterion, question, words]) => (
          <tr key={question}>
            <th scope="row">{criterion}</th>
            <td>{question}</td>
            <td>“{words}”</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
