import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '@promptmint/core/database/entities/user';
import type { ExportedAccount } from './dto/export.dto.js';
import {
  apiKeysOf,
  ledgerOf,
  messagesOf,
  paymentsOf,
  promptsOf,
  sharedLinksOf,
  templatesOf,
} from './exported-rows.js';

/** All data of an account as one JSON document, in pieces; it is valid only with the last one. */
export async function* jsonDocument(
  em: EntityManager,
  user: User,
  exportedAt: Date,
): AsyncGenerator<string> {
  yield `{"exported_at": ${JSON.stringify(exportedAt)}`;
  yield `,\n"account": ${JSON.stringify(accountOf(user))}`;
  yield* list('prompts', promptsOf(em, user.id));
  yield* list('templates', templatesOf(em, user.id));
  yield* list('shared_links', sharedLinksOf(em, user.id));
  yield* list('api_keys', apiKeysOf(em, user.id));
  yield* list('ledger', ledgerOf(em, user.id));
  yield* list('payments', paymentsOf(em, user.id));
  yield* list('messages', messagesOf(em, user.id));
  yield '}\n';
}

async function* list(
  name: string,
  batches: AsyncIterable<readonly object[]>,
): AsyncGenerator<string> {
  yield `,\n"${name}": [`;
  let separator = '\n';
  for await (const batch of batches) {
    for (const row of batch) {
      yield `${separator}${JSON.stringify(row)}`;
      separator = ',\n';
    }
  }
  yield ']';
}

function accountOf(user: User): ExportedAccount {
  return {
    id: user.id,
    email: user.email,
    full_name: user.fullName,
    preferred_language: user.preferredLanguage,
    preferred_model: user.preferredModel,
    plan: user.plan,
    credits: user.credits,
    credits_owed: user.creditsOwed,
    stripe_customer: user.stripeCustomer ?? null,
    email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
    last_login_at: user.lastLoginAt?.toISOString() ?? null,
    created_at: user.createdAt.toISOString(),
  };
}
