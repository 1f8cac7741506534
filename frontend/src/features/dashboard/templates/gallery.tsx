import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import { USE_CASES, type UseCase } from '../../../api/catalogue';
import type { useTemplatesQuery } from '../../../api/client';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import styles from './gallery.module.css';
import { groupTemplates, type TemplateFilter } from './groups';
import { TemplateGroups } from './template-groups';

const ALL: TemplateFilter = { words: '', useCase: 'all' };

const USE_CASE_CHOICES = [
  { value: 'all', label: 'All use cases' },
  ...Object.entries(USE_CASES).map(([value, label]) => ({ value, label })),
];

function Filters({
  filter,
  onFilter,
}: {
  filter: TemplateFilter;
  onFilter: (filter: TemplateFilter) => void;
}) {
  return (
    <div className={styles.filters} role="search" aria-label="Templates">
      <TextInput
        label="Search"
        type="search"
        value={filter.words}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => onFilter({ ...filter, words: value })}
      />
      <NativeSelect
        label="Use case"
        value={filter.useCase}
        data={USE_CASE_CHOICES}
        rightSection={<Icon name="down" />}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...filter, useCase: value as UseCase | 'all' })
        }
      />
    </div>
  );
}

function GallerySkeleton() {
  return (
    <div className={styles.groups} role="status" aria-label="Loading templates">
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <div key={place} className={styles.waiting}>
          <Skeleton height={16} width={`${44 + ((place * 13) % 30)}%`} />
          <Skeleton height={12} mt={10} width="88%" />
          <Skeleton height={12} mt={8} width={120} />
        </div>
      ))}
    </div>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.groups}>
      <Notice
        kind="danger"
        level="h3"
        title="We couldn't load the templates"
        action={
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <p>What you typed is still there.</p>
      </Notice>
    </div>
  );
}

const countText = (count: number): string => (count === 1 ? '1 template' : `${count} templates`);

/** The gallery of templates with search and filter; also its loading, error and empty states. */
export function Gallery({
  templates: { data, isError, isFetching, refetch },
  ownIncluded,
  ...own
}: {
  templates: ReturnType<typeof useTemplatesQuery>;
  ownIncluded: boolean;
} & Omit<ComponentProps<typeof TemplateGroups>, 'groups' | 'included' | 'filtered'>) {
  const [filter, setFilter] = useState(ALL);
  if (!data) return isError && !isFetching ? <Failure onRetry={refetch} /> : <GallerySkeleton />;
  const groups = groupTemplates(data.templates, filter);
  const found = Object.values(groups).flat().length;
  const filtered = filter.words.trim() !== '' || filter.useCase !== 'all';
  return (
    <>
      <Filters filter={filter} onFilter={setFilter} />
      <p className={styles.found} role="status">
        {countText(found)}
      </p>
      <div className={styles.groups}>
        {found === 0 && filtered ? (
          <Notice
            level="h3"
            title="No matching templates"
            action={
              <Button variant="default" onClick={() => setFilter(ALL)}>
                Show all templates
              </Button>
            }
          >
            <p>Try fewer words or another use case.</p>
          </Notice>
        ) : (
          <TemplateGroups groups={groups} included={ownIncluded} filtered={filtered} {...own} />
        )}
      </div>
    </>
  );
}
