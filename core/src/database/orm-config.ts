import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { ContactMessage } from './entities/contact-message.js';
import { CreditEntry } from './entities/credit-entry.js';
import { EmailToken } from './entities/email-token.js';
import { Heartbeat } from './entities/heartbeat.js';
import { OutboxMessage } from './entities/outbox-message.js';
import { ChargeFacts, Dispute, Payment, RejectedEvent, StripeEvent } from './entities/payment.js';
import { Prompt } from './entities/prompt.js';
import { RateLimit } from './entities/rate-limit.js';
import { SignupGrant } from './entities/signup-grant.js';
import { Template } from './entities/template.js';
import { User } from './entities/user.js';
import { releaseLostConnections } from './lost-connections.js';
import { MIGRATIONS } from './migrations/migrations.js';

/** How long a request may wait for a connection or a statement before it fails, in milliseconds. */
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 5_000;
/** A connection that died without a word is used again until it is this old, in seconds. */
const CONNECTION_LIFETIME_S = 30;

/** The ORM's configuration; the schema comes from migrations alone. */
export function ormConfig(database: { url: string; poolMax: number }): Options {
  return defineConfig({
    clientUrl: database.url,
    entities: [
      User,
      CreditEntry,
      Prompt,
      OutboxMessage,
      EmailToken,
      Heartbeat,
      Payment,
      ChargeFacts,
      Dispute,
      StripeEvent,
      RejectedEvent,
      SignupGrant,
      ContactMessage,
      RateLimit,
      Template,
    ],
    extensions: [Migrator],
    migrations: { migrationsList: MIGRATIONS, snapshot: false },
    pool: { min: 0, max: database.poolMax },
    driverOptions: {
      onPoolCreated: releaseLostConnections,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      maxLifetimeSeconds: CONNECTION_LIFETIME_S,
    },
    forceUtcTimezone: true,
    logger: () => undefined,
    schemaGenerator: { ignoreSchema: ['bullmq'], ignoreTriggers: true, ignoreRoutines: true },
  });
}
