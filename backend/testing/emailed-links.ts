import { emailLinkToken } from '@promptmint/core/accounts/email-link';
import { EmailToken, type EmailTokenPurpose } from '@promptmint/core/database/entities/email-token';
import type { TestApi } from './test-api.ts';

/** A link as its email contains it. */
export interface EmailedLink {
  id: string;
  token: string;
}

/** The one valid link of a person. @throws when there is none */
export async function emailedLink(
  api: TestApi,
  userId: string,
  purpose: EmailTokenPurpose,
): Promise<EmailedLink> {
  const { id } = await api
    .em()
    .findOneOrFail(EmailToken, { user: userId, purpose, usedAt: null }, { strict: true });
  return { id, token: emailLinkToken(api.settings.SECRET_KEY, id) };
}

/** Moves the times of a link into the past. */
export async function expire(api: TestApi, { id }: EmailedLink): Promise<void> {
  await api.em().nativeUpdate(EmailToken, id, { expiresAt: new Date(Date.now() - 1) });
}
