import { TARGET_MODELS, type TargetModel } from '../../api/catalogue';
import { PieceText } from '../../prompt/document/piece-text';
import { promptLines } from '../../prompt/document/prompt-pieces';
import { OPENINGS } from './examples';
import styles from './prompt-openings.module.css';

/** One request, opened the way each of the models likes it. */
export function PromptOpenings() {
  return (
    <dl className={styles.openings}>
      {Object.entries(OPENINGS).map(([model, opening]) => (
        <div key={model} className={styles.opening}>
          <dt>{TARGET_MODELS[model as TargetModel]}</dt>
          <dd lang="en">
            {opening.split('\n\n').map((section) => (
              <p key={section}>
                {promptLines(section, [], '').map((pieces, line) => (
                  <span key={line}>
                    {pieces.map((piece, index) => (
                      <PieceText key={index} piece={piece} />
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
