import { z } from 'zod';
import { email, ownPassword } from '../../auth/dto/auth.dto.js';

export const changeEmailSchema = z
  .strictObject({ current_password: ownPassword, new_email: email })
  .meta({
    id: 'ChangeEmailRequest',
    example: { current_password: 'Weekend-Shift-15', new_email: 'nora@work.example' },
  });
export type ChangeEmailRequest = z.output<typeof changeEmailSchema>;

export const deleteAccountSchema = z
  .strictObject({ password: ownPassword })
  .meta({ id: 'DeleteAccountRequest', example: { password: 'Weekend-Shift-15' } });
export type DeleteAccountRequest = z.output<typeof deleteAccountSchema>;

export const accountDeletedSchema = z
  .object({ message: z.string(), restore_until: z.iso.datetime() })
  .meta({
    id: 'AccountDeleted',
    example: {
      message: 'Your account is deleted. You can restore it for 30 days.',
      restore_until: '2026-12-21T09:00:00.000Z',
    },
  });
export type AccountDeletedAnswer = z.infer<typeof accountDeletedSchema>;
