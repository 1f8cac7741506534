import { LIMITS } from '../../api/limits';
import { countCharacters } from '../../lib/count-characters';
import type { Analysis } from '../../api/generated';
import { GrowingTextField } from '../../ui/growing-text-field';
import styles from './question-fields.module.css';
import type { TypedAnswer } from './request';

/** The fields to show. A question that has an answer stays even if it is no longer asked. */
function fieldsFor(
  analysis: Analysis | null,
  answers: readonly TypedAnswer[],
): readonly TypedAnswer[] {
  const asked = (analysis?.questions ?? []).map(
    ({ name, text: question }) =>
      answers.find((answer) => answer.name === name) ?? { name, question, text: '' },
  );
  const left = answers.filter((answer) => !asked.some(({ name }) => name === answer.name));
  return [...asked.slice(0, Math.max(0, LIMITS.answersMax - left.length)), ...left];
}

/** Whether an answer is longer than the API accepts. */
export const isTooLong = ({ text }: TypedAnswer): boolean =>
  countCharacters(text) > LIMITS.answerMax;

/** Optional questions about details missing from the request. */
export function QuestionFields({
  analysis,
  answers,
  onAnswer,
  onSend,
}: {
  analysis: Analysis | null;
  answers: readonly TypedAnswer[];
  onAnswer: (answer: TypedAnswer) => void;
  onSend: () => void;
}) {
  const fields = fieldsFor(analysis, answers);
  if (fields.length === 0) return null;
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <GrowingTextField
          key={field.name}
          label={field.question}
          placeholder="Optional"
          value={field.text}
          error={
            isTooLong(field)
              ? `At most ${LIMITS.answerMax} characters. Put longer text in your request.`
              : null
          }
          onChange={({ currentTarget: { value } }) => onAnswer({ ...field, text: value })}
          onSend={onSend}
        />
      ))}
    </div>
  );
}
