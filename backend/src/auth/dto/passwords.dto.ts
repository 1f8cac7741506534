import { z } from 'zod';
import { email, newPassword, ownPassword } from '../../http/credentials.dto.js';
import { text } from '../../http/text.js';

export const forgotPasswordQuerySchema = z.strictObject({
  email: email.meta({ description: 'The address of the account.', example: 'nora@example.com' }),
});
export type ForgotPasswordQuery = z.output<typeof forgotPasswordQuerySchema>;

export const resetPasswordSchema = z
  .strictObject({
    token: text(200, 'Token').min(1, 'Invalid or missing reset token'),
    new_password: newPassword,
  })
  .meta({
    id: 'ResetPasswordRequest',
    example: { token: 'p3q0...', new_password: 'Weekend-Shift-16' },
  });
export type ResetPasswordRequest = z.output<typeof resetPasswordSchema>;

export const checkPasswordSchema = z
  .strictObject({ password: newPassword })
  .meta({ id: 'CheckPasswordRequest', example: { password: 'Weekend-Shift-15' } });
export type CheckPasswordRequest = z.output<typeof checkPasswordSchema>;

export const changePasswordSchema = z
  .strictObject({ current_password: ownPassword, new_password: newPassword })
  .meta({
    id: 'ChangePasswordRequest',
    example: { current_password: 'Weekend-Shift-15', new_password: 'Weekend-Shift-16' },
  });
export type ChangePasswordRequest = z.output<typeof changePasswordSchema>;
