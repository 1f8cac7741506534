import { defineConfig, type Options } from '@mikro-orm/postgresql';
import type { Settings } from '../config/settings.js';
import { connectionOptions, pooledConnectionOptions } from './connection.js';
import { ApiKey } from './entities/api-key.js';
import { AuditEntry } from './entities/audit-entry.js';
import { ContactMessage } from './entities/contact-message.js';
import { CreditEntry } from './entities/credit-entry.js';
import { EarlierSessions } from './entities/earlier-sessions.js';
import { EmailToken } from './entities/email-token.js';
import { GoodwillGrant } from './entities/goodwill-grant.js';
import { Heartbeat } from './entities/heartbeat.js';
import { IdempotencyKey } from './entities/idempotency-key.js';
import { OutboxMessage } from './entities/outbox-message.js';
import { ChargeFacts, Dispute, Payment, RejectedEvent, StripeEvent } from './entities/payment.js';
import { Prompt } from './entities/prompt.js';
import { RateLimit } from './entities/rate-limit.js';
import { Refund } from './entities/refund.js';
import { SharedLink } from './entities/shared-link.js';
import { SignupGrant } from './entities/signup-grant.js';
import { Template } from './entities/template.js';
import { User } from './entities/user.js';
import { releaseLostConnections } from './lost-connections.js';

/** An idle connection that died silently is closed at this age, in seconds. */
const CONNECTION_LIFETIME_S = 30;

/**
 * The database of a process, as its settings name it: through a pooler if a direct address is set
 * too.
 */
export function databaseOf(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_POOL_MAX'>,
): Database {
  return {
    url: settings.DATABASE_URL,
    isPooled: settings.DATABASE_DIRECT_URL !== undefined,
    poolMax: settings.DATABASE_POOL_MAX,
  };
}

interface Database {
  url: string;
  /** Whether a pooler such as PgBouncer is in between. */
  isPooled?: boolean;
  poolMax: number;
}

/**
 * Takes the place of the ORM's migrator, which the ORM would import into every process by itself: hundreds of files
 * that `migrate` alone needs.
 */
const noMigrator = { name: 'Migrator', register: () => undefined };

/** The ORM's configuration; the schema comes from `migrate` alone. */
export function ormConfig(database: Database): Options {
  return defineConfig({
    clientUrl: database.url,
    entities: [
      User,
      CreditEntry,
      Prompt,
      OutboxMessage,
      EmailToken,
      EarlierSessions,
      Heartbeat,
      Payment,
      ChargeFacts,
      Dispute,
      StripeEvent,
      RejectedEvent,
      SharedLink,
      SignupGrant,
      ContactMessage,
      RateLimit,
      Template,
      ApiKey,
      AuditEntry,
      GoodwillGrant,
      Refund,
      IdempotencyKey,
    ],
    extensions: [noMigrator],
    pool: { min: 0, max: database.poolMax },
    driverOptions: {
      onPoolCreated: releaseLostConnections,
      // The ORM drops the options of the address, such as sslmode.
      connectionString: database.url,
      ...(database.isPooled ? pooledConnectionOptions() : connectionOptions()),
      maxLifetimeSeconds: CONNECTION_LIFETIME_S,
    },
    forceUtcTimezone: true,
    logger: () => undefined,
    schemaGenerator: { ignoreSchema: ['bullmq'], ignoreTriggers: true, ignoreRoutines: true },
  });
}
