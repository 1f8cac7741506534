import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { useRotateApiKeyMutation } from '../../../api/client';
import type { ApiKey, NewApiKey } from '../../../api/generated';
import { LIMITS } from '../../../api/limits';
import { FormDialog } from '../../../ui/form-dialog';

/** Asks before a key is replaced by a new one. */
export function RotateApiKey({
  apiKey: { id, name },
  onMade,
  onClose,
}: {
  apiKey: ApiKey;
  onMade: (made: NewApiKey) => void;
  onClose: () => void;
}) {
  const [rotate] = useRotateApiKeyMutation();
  const made = useRef<NewApiKey>(null);
  const form = useForm<Record<string, string>>({ mode: 'uncontrolled', initialValues: {} });
  return (
    <FormDialog
      title="Rotate this key?"
      form={form}
      action={{ label: 'Rotate key', busy: 'Rotating...' }}
      onClose={() => {
        onClose();
        // Only now can the new key take the focus.
        if (made.current) onMade(made.current);
      }}
      onSend={async () => {
        made.current = await rotate({ id }).unwrap();
      }}
    >
      <p>
        You get a new key for <b dir="auto">{name}</b> with the same permissions and the same
        monthly limit. The old key works for {LIMITS.rotatedKeyHours} more hours, so that you have
        time to replace it.
      </p>
    </FormDialog>
  );
}
