import { useForm } from '@mantine/form';
import { useRotateApiKeyMutation } from '../../../api/client';
import type { ApiKey, NewApiKey } from '../../../api/generated';
import { LIMITS } from '../../../api/limits';
import { FormDialog } from '../../../ui/form-dialog';
import { useNewKey } from './use-new-key';

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
  const { keep, close } = useNewKey(onMade, onClose);
  const form = useForm<Record<string, string>>({ mode: 'uncontrolled', initialValues: {} });
  return (
    <FormDialog
      title="Rotate this key?"
      form={form}
      action={{ label: 'Rotate key', busy: 'Rotating...' }}
      onClose={close}
      onSend={async () => keep(await rotate({ id }).unwrap())}
    >
      <p>
        You get a new key for <b dir="auto">{name}</b> with the same permissions and the same
        monthly limit. The old key works for {LIMITS.rotatedKeyHours} more hours, so that you have
        time to replace it.
      </p>
    </FormDialog>
  );
}
