import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { useRevokeApiKeyMutation } from '../../../api/client';
import type { ApiKey } from '../../../api/generated';
import { FormDialog } from '../../../ui/form-dialog';
import { toast } from '../../../ui/toast';

/** Asks before a key is refused for good. */
export function RevokeApiKey({
  apiKey: { id, name, status },
  onClose,
}: {
  apiKey: ApiKey;
  onClose: () => void;
}) {
  const [revoke] = useRevokeApiKeyMutation();
  const revoked = useRef(false);
  const form = useForm<Record<string, string>>({ mode: 'uncontrolled', initialValues: {} });
  const isExpired = status === 'expired';
  return (
    <FormDialog
      title={isExpired ? 'Remove this key?' : 'Revoke this key?'}
      form={form}
      action={
        isExpired
          ? { label: 'Remove key', busy: 'Removing...', danger: true }
          : { label: 'Revoke key', busy: 'Revoking...', danger: true }
      }
      onClose={() => {
        // The button that opened the dialog goes with the key.
        if (revoked.current) document.getElementById('api-keys')?.focus();
        onClose();
      }}
      onSend={async () => {
        await revoke({ id }).unwrap();
        revoked.current = true;
        toast.plain(isExpired ? 'API key removed' : 'API key revoked');
      }}
    >
      <p>
        {isExpired ? (
          <>
            <b dir="auto">{name}</b> no longer works. Removing it takes it off this list.
          </>
        ) : (
          <>
            Programs that use <b dir="auto">{name}</b> are refused from now on. This can't be
            undone. Prompts they made stay in your history.
          </>
        )}
      </p>
    </FormDialog>
  );
}
