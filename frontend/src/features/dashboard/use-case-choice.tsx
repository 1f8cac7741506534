import { NativeSelect } from '@mantine/core';
import { USE_CASES, type UseCase } from '../../api/catalogue';
import { Icon } from '../../ui/icon';

/** A choice of the use case. */
export function UseCaseChoice({
  value,
  onChange,
}: {
  value: UseCase;
  onChange: (useCase: UseCase) => void;
}) {
  return (
    <NativeSelect
      label="Use case"
      value={value}
      data={Object.entries(USE_CASES).map(([useCase, label]) => ({ value: useCase, label }))}
      rightSection={<Icon name="down" />}
      onChange={({ currentTarget }) => onChange(currentTarget.value as UseCase)}
    />
  );
}
