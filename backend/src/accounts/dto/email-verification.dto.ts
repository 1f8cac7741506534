import { z } from 'zod';
import { email, ownPassword } from '../../http/credentials.dto.js';
import { text } from '../../http/text.js';

export const verifyEmailQuerySchema = z.strictObject({
  token: text(200, 'Token').min(1, 'No verification token provided').meta({
    description: 'The token of the emailed link.',
    example: 'p3q0...',
  }),
});
export type VerifyEmailQuery = z.output<typeof verifyEmailQuerySchema>;

export const changeEmailSchema = z
  .strictObject({ current_password: ownPassword, new_email: email })
  .meta({
    id: 'ChangeEmailRequest',
    example: { current_password: 'Weekend-Shift-15', new_email: 'nora@work.example' },
  });
export type ChangeEmailRequest = z.output<typeof changeEmailSchema>;
