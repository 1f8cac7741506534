import { USE_CASES } from '../../../api/catalogue';
import type { Template } from '../../../api/generated';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import { findTemplateBlanks } from '../template-blanks';
import styles from './template-card.module.css';

function blanksText(text: string): string {
  const count = findTemplateBlanks(text).length;
  if (count === 0) return '';
  return `, ${count} ${count === 1 ? 'placeholder' : 'placeholders'}`;
}

function Words({ template: { title, description, use_case, text } }: { template: Template }) {
  return (
    <>
      <b dir="auto">{title}</b>
      {description && <span dir="auto">{description}</span>}
      <small>
        {USE_CASES[use_case]}
        {text !== null && blanksText(text)}
      </small>
    </>
  );
}

/**
 * A template that fills the form when pressed. The person's own templates can be edited and
 * deleted.
 */
export function TemplateCard({
  template,
  onChoose,
  onEdit,
  onDelete,
}: {
  template: Template;
  onChoose: () => void;
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}) {
  if (template.text === null) {
    return (
      <li className={styles.card}>
        <div className={styles.locked}>
          <Words template={template} />
          <span className={styles.lock}>
            <Icon name="lock" />
            <span className="sr-only">Locked</span>
          </span>
        </div>
      </li>
    );
  }
  return (
    <li className={styles.card}>
      <button type="button" className={styles.choose} onClick={onChoose}>
        <Words template={template} />
      </button>
      {onEdit && (
        <IconButton label={`Edit ${template.title}`} onClick={onEdit}>
          <Icon name="pencil" />
        </IconButton>
      )}
      {onDelete && (
        <IconButton label={`Delete ${template.title}`} onClick={onDelete}>
          <Icon name="trash" />
        </IconButton>
      )}
    </li>
  );
}
