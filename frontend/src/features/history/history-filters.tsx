import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect } from '@mantine/core';
import { TARGET_MODELS, USE_CASES, type TargetModel } from '../../api/catalogue';
import { Icon } from '../../ui/icon';
import styles from './history-filters.module.css';
import { SearchBox } from './search-box';
import { STORED_USE_CASES, type Filters } from './use-filters';

interface Option<Value extends string> {
  value: Value;
  label: string;
}

const USE_CASE_OPTIONS = STORED_USE_CASES.map((value) => ({ value, label: USE_CASES[value] }));
const MODEL_OPTIONS = Object.entries(TARGET_MODELS).map(([value, label]) => ({
  value: value as TargetModel,
  label,
}));

/** A filter with its options and "any". */
function Choice<Value extends string>({
  label,
  any,
  value,
  options,
  onChange,
}: {
  label: string;
  any: string;
  value: Value | null;
  options: readonly Option<Value>[];
  onChange: (value: Value | null) => void;
}) {
  return (
    <NativeSelect
      aria-label={label}
      data-chosen={value !== null}
      classNames={{ input: styles.choice }}
      value={value ?? ''}
      data={[{ value: '', label: any }, ...options]}
      rightSection={<Icon name="down" />}
      onChange={({ currentTarget }) =>
        onChange(options.find((option) => option.value === currentTarget.value)?.value ?? null)
      }
    />
  );
}

/** Search and filters of the history. */
export function HistoryFilters({
  filters,
  onChange,
}: {
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
}) {
  return (
    <div role="search" className={styles.filters} aria-label="History">
      <SearchBox q={filters.q} onSearch={(q) => onChange({ q })} />
      <Choice
        label="Use case"
        any="All use cases"
        value={filters.useCase}
        options={USE_CASE_OPTIONS}
        onChange={(useCase) => onChange({ useCase })}
      />
      <Choice
        label="Model"
        any="All models"
        value={filters.model}
        options={MODEL_OPTIONS}
        onChange={(model) => onChange({ model })}
      />
      <Button
        className={styles.favourites}
        variant="default"
        leftSection={<Icon name="star" />}
        aria-pressed={filters.favourites}
        onClick={() => onChange({ favourites: !filters.favourites })}
      >
        Favourites
      </Button>
    </div>
  );
}
