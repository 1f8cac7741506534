import { TARGET_MODELS, type TargetModel } from '../../api/catalogue';
import { SegmentText } from '../../prompt/document/segment-text';
import { segmentLines } from '../../prompt/document/prompt-segments';
import { OPENINGS } from './examples';
import styles from './prompt-openings.module.css';

/** The beginning of the same prompt in each model's format. */
export function PromptOpenings() {
  return (
    <dl className={styles.openings}>
      {Object.entries(OPENINGS).map(([model, opening]) => (
        <div key={model} className={styles.opening}>
          <dt>{TARGET_MODELS[model as TargetModel]}</dt>
          <dd lang="en">
            {opening.split('\n\n').map((section) => (
              <p key={section}>
                {segmentLines(section, [], '').map((pieces, line) => (
                  <span key={line}>
                    {pieces.map((piece, index) => (
                      <SegmentText key={index} segment={piece} />
                    ))}
                  </span>
                ))}
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
