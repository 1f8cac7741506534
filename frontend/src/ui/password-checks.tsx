import { Icon } from './icon';
import styles from './password-checks.module.css';
import { PASSWORD_RULES } from './password-rules';
import { passwordScore, passwordStrength } from './password-score';
import { useRefusedPassword } from './use-refused-password';

/** The score of a password that the server would refuse. */
const REFUSED_SCORE = 20;

/**
 * The strength of a password and the rules it meets, as the description of its field. Uses only
 * spans, because descriptions are rendered inside a paragraph.
 */
export function PasswordChecks({ password }: { password: string }) {
  const refusal = useRefusedPassword(password);
  const score = refusal ? REFUSED_SCORE : passwordScore(password);
  const strength = refusal ? 'Weak' : passwordStrength(password);
  return (
    <span className={styles.checks}>
      <span className={styles.strength}>
        <span
          className={styles.meter}
          role="meter"
          aria-label="Password strength"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={score}
          aria-valuetext={password ? strength : 'Empty'}
        >
          <span className={styles.bar} data-strength={strength} style={{ width: `${score}%` }} />
        </span>
        <span className={styles.word} aria-live="polite">
          {password && strength}
        </span>
      </span>
      <span className={styles.rules} role="list">
        {PASSWORD_RULES.map(({ name, isMet }) => (
          <Rule key={name} name={name} met={isMet(password)} />
        ))}
      </span>
      <span className={styles.refusal} aria-live="polite">
        {refusal}
      </span>
    </span>
  );
}

function Rule({ name, met }: { name: string; met: boolean }) {
  return (
    <span className={styles.rule} role="listitem" data-met={met}>
      <span className={styles.mark}>{met && <Icon name="check" />}</span>
      <span>
        <span className="sr-only">{met ? 'Met: ' : 'Not met: '}</span>
        {name}
      </span>
    </span>
  );
}
