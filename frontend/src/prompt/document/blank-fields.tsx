import { useId } from 'react';
import { countEmptyBlanks, type BlankValues } from './blanks';
import styles from './blank-fields.module.css';
import { GrowingTextField } from '../../ui/growing-text-field';

/** "bakery_name" becomes "Bakery name". */
function label(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : name;
}

/** A field for each blank of a prompt; typed values appear in the prompt at once. */
export function BlankFields({
  placeholders,
  values,
  onValue,
}: {
  placeholders: readonly string[];
  values: BlankValues;
  onValue: (name: string, value: string) => void;
}) {
  const heading = useId();
  const emptyCount = countEmptyBlanks(placeholders, values);
  return (
    <section className={styles.fill} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        Fill in
      </h3>
      <div className={styles.body}>
        <div className={styles.fields}>
          {placeholders.map((name) => (
            <GrowingTextField
              key={name}
              label={label(name)}
              value={(Object.hasOwn(values, name) && values[name]) || ''}
              onChange={({ currentTarget: { value } }) => onValue(name, value)}
            />
          ))}
        </div>
        <p className={styles.left} role="status">
          {emptyCount === 0
            ? 'All filled in.'
            : `${emptyCount} ${emptyCount === 1 ? 'field' : 'fields'} left to fill in`}
        </p>
      </div>
    </section>
  );
}
