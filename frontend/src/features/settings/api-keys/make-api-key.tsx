import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useCreateApiKeyMutation } from '../../../api/client';
import type { NewApiKey } from '../../../api/generated';
import { LIMITS } from '../../../api/limits';
import { countCharacters } from '../../../lib/count-characters';
import { FormDialog } from '../../../ui/form-dialog';
import { Icon } from '../../../ui/icon';
import { ScopeFields } from './scope-fields';
import { SCOPE_KEYS, type Scope } from './scopes';
import { useNewKey } from './use-new-key';

const LIFETIMES = [
  { value: '30', label: 'After 30 days' },
  { value: '90', label: 'After 90 days' },
  { value: String(LIMITS.apiKeyDays), label: 'After 1 year' },
  { value: '', label: 'Never' },
];

const START = {
  name: '',
  /** Separated by spaces. */
  scopes: SCOPE_KEYS.join(' '),
  days: String(LIMITS.apiKeyDays),
  cap: '',
};

function problems({ name, scopes, cap }: typeof START) {
  const limit = Number(cap);
  const isLimit = Number.isInteger(limit) && limit >= 1 && limit <= LIMITS.apiKeyCapMax;
  return {
    name: nameProblem(name.trim()),
    scopes: scopes ? null : 'Choose at least one',
    cap:
      cap.trim() === '' || isLimit
        ? null
        : `Enter a whole number from 1 to ${LIMITS.apiKeyCapMax.toLocaleString('en')}, or leave it empty`,
  };
}

function nameProblem(name: string): string | null {
  if (name === '') return 'Enter a name';
  if (countCharacters(name) <= LIMITS.apiKeyNameMax) return null;
  return `Use at most ${LIMITS.apiKeyNameMax} characters`;
}

/** A dialog that makes a key. */
export function MakeApiKey({
  onMade,
  onClose,
}: {
  onMade: (made: NewApiKey) => void;
  onClose: () => void;
}) {
  const [create] = useCreateApiKeyMutation();
  const { keep, close } = useNewKey(onMade, onClose);
  const form = useForm({
    name: 'api-key',
    mode: 'controlled',
    initialValues: START,
    validate: problems,
  });

  async function send({ name, scopes, days, cap }: typeof START): Promise<void> {
    const apiKeyDraft = {
      name: name.trim(),
      scopes: scopes.split(' ') as Scope[],
      expires_in_days: days ? Number(days) : null,
      monthly_cap: cap.trim() ? Number(cap) : null,
    };
    keep(await create({ apiKeyDraft }).unwrap());
  }

  return (
    <FormDialog
      title="New API key"
      form={form}
      action={{ label: 'Make key', busy: 'Making...' }}
      onClose={close}
      onSend={send}
    >
      <TextInput
        {...form.getInputProps('name')}
        key={form.key('name')}
        label="Name"
        description="Where it is used, such as CI or My laptop."
        name="api-key-name"
        autoComplete="off"
        dir="auto"
      />
      <ScopeFields
        {...form.getInputProps('scopes')}
        chosen={form.values.scopes.split(' ').filter(Boolean) as Scope[]}
        onChoose={(scopes) => form.setFieldValue('scopes', scopes.join(' '))}
      />
      <NativeSelect
        {...form.getInputProps('days')}
        key={form.key('days')}
        label="Expires"
        data={LIFETIMES}
        rightSection={<Icon name="down" />}
      />
      <TextInput
        {...form.getInputProps('cap')}
        key={form.key('cap')}
        label="Monthly limit in credits (optional)"
        description="The most that programs with this key can spend. It starts again on the 1st of each month (UTC)."
        name="api-key-limit"
        autoComplete="off"
        inputMode="numeric"
      />
    </FormDialog>
  );
}
