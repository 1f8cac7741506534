import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Template } from '../../../api/generated';
import { plansWith } from '../../../ui/plan-features';
import type { RequestTemplate } from '../pending-template';
import type { TemplateGroupsByTier } from './groups';
import { TemplateCard } from './template-card';
import styles from './template-groups.module.css';
import { TemplateGroup } from './template-group';

const NO_OWN = 'No templates yet. Save a request you write often, with {{blanks}} to fill in.';

const upgrade = (
  <Button component={Link} to="/pricing" variant="default">
    Upgrade Plan
  </Button>
);

interface OwnProps {
  templates: readonly Template[];
  /** Whether the plan includes custom templates. */
  included: boolean;
  /** Whether a filter is active. */
  filtered: boolean;
  onChoose: (template: RequestTemplate) => void;
  onNew: () => void;
  onImport: () => void;
  onEdit: (template: Template) => void;
  onDelete: (template: Template) => void;
}

function ownNote({ templates, included, filtered }: OwnProps): string | null {
  if (!included)
    return `Save the requests you write often. Included in ${plansWith('custom_templates')}.`;
  return templates.length === 0 && !filtered ? NO_OWN : null;
}

function choose({ use_case, text }: Template, onChoose: (template: RequestTemplate) => void): void {
  if (text !== null) onChoose({ use_case, text });
}

function Own(props: OwnProps) {
  const { templates, included, filtered, onChoose, onNew, onImport, onEdit, onDelete } = props;
  if (filtered && templates.length === 0) return null;
  const add = (
    <div className={styles.add}>
      <Button variant="subtle" aria-haspopup="dialog" onClick={onImport}>
        Import
      </Button>
      <Button variant="default" onClick={onNew}>
        New template
      </Button>
    </div>
  );
  return (
    <TemplateGroup title="Your own" note={ownNote(props)} action={included ? add : upgrade}>
      {templates.map((template) => (
        <TemplateCard
          key={template.id}
          template={template}
          onChoose={() => choose(template, onChoose)}
          onEdit={included ? () => onEdit(template) : undefined}
          onDelete={() => onDelete(template)}
        />
      ))}
    </TemplateGroup>
  );
}

/** The matching templates in three groups: the person's own, basic, advanced. */
export function TemplateGroups({
  groups,
  ...own
}: { groups: TemplateGroupsByTier } & Omit<OwnProps, 'templates'>) {
  const mine = own.included || groups.own.length > 0;
  const yours = <Own templates={groups.own} {...own} />;
  const locked = groups.advanced.some((template) => template.locked);
  const cards = (templates: readonly Template[]) =>
    templates.map((template) => (
      <TemplateCard
        key={template.id}
        template={template}
        onChoose={() => choose(template, own.onChoose)}
      />
    ));
  return (
    <>
      {mine && yours}
      {groups.basic.length > 0 && (
        <TemplateGroup title="All plans">{cards(groups.basic)}</TemplateGroup>
      )}
      {groups.advanced.length > 0 && (
        <TemplateGroup
          title="Advanced"
          note={locked && `Included in ${plansWith('advanced_templates')}.`}
          action={locked && upgrade}
        >
          {cards(groups.advanced)}
        </TemplateGroup>
      )}
      {!mine && yours}
    </>
  );
}
