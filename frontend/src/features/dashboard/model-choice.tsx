import { useId } from 'react';
import { TARGET_MODELS, type TargetModel } from '../../api/catalogue';
import styles from './model-choice.module.css';

/** A choice of the target model. */
export function ModelChoice({
  value,
  onChange,
}: {
  value: TargetModel;
  onChange: (model: TargetModel) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>Target model</legend>
      <div className={styles.row}>
        {(Object.keys(TARGET_MODELS) as TargetModel[]).map((model) => (
          <label key={model}>
            <input
              className="sr-only"
              type="radio"
              name={name}
              checked={model === value}
              onChange={() => onChange(model)}
            />
            {TARGET_MODELS[model]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
