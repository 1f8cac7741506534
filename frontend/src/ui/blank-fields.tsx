import '@mantine/core/styles/Input.layer.css';
import { Textarea } from '@mantine/core';
import { useId } from 'react';
import { emptyBlanks, type BlankValues } from './blanks';
import styles from './blank-fields.module.css';

/** "bakery_name" as people write it. */
function label(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : name;
}

/** The blanks of a prompt as fields; what is typed stands in the prompt at once. */
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
  const left = emptyBlanks(placeholders, values);
  return (
    <section className={styles.fill} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        Fill in
      </h3>
      <div className={styles.body}>
        <div className={styles.fields}>
          {placeholders.map((name) => (
            <Textarea
              key={name}
              label={label(name)}
              value={(Object.hasOwn(values, name) && values[name]) || ''}
              rows={1}
              dir="auto"
              classNames={{ input: styles.field }}
              onKeyDown={(event) => {
                // On the page around it the same keys generate.
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                  event.stopPropagation();
                }
              }}
              onChange={({ currentTarget: { value } }) => onValue(name, value)}
            />
          ))}
        </div>
        <p className={styles.left} role="status">
          {left === 0 ? 'All filled in.' : `${left} of ${placeholders.length} still empty.`}
        </p>
      </div>
    </section>
  );
}
