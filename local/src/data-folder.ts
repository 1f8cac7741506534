import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError, reason } from './start-error.ts';
import { takeLock } from './run-lock.ts';

/** What lies where in the data folder. */
export interface DataFolder {
  path: string;
  runtimeFile: string;
  migratedFile: string;
  jwtSecretFile: string;
  mailFolder: string;
  paymentsFolder: string;
  stripeKeyFile: string;
  webhookSecretFile: string;
  logFile(name: string): string;
}

/**
 * Makes the data folder and takes it for this process alone.
 * @throws {StartError} when it cannot be written, or another starter runs on it
 */
export function openDataFolder(path: string): DataFolder {
  const logs = join(path, 'logs');
  try {
    if (!existsSync(path)) {
      mkdirSync(path, { recursive: true });
      // PostgreSQL's own user must pass through when root starts it; what is secret has modes of its own.
      chmodSync(path, process.getuid?.() === 0 ? 0o711 : 0o700);
    }
    mkdirSync(logs, { recursive: true, mode: 0o700 });
    accessSync(logs, constants.W_OK);
  } catch (error) {
    throw new StartError(`The data folder ${path} cannot be written (${reason(error)}).`);
  }
  if (!takeLock(join(path, 'starter.lock'))) {
    throw new StartError(
      `Promptmint is already running on the data folder ${path}: stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return {
    path,
    runtimeFile: join(path, 'runtime.json'),
    migratedFile: join(path, 'migrated-by'),
    jwtSecretFile: join(path, 'jwt-secret'),
    mailFolder: join(path, 'mailbox'),
    paymentsFolder: join(path, 'payments'),
    stripeKeyFile: join(path, 'stripe-test-key'),
    webhookSecretFile: join(path, 'stripe-webhook-secret'),
    logFile: (name) => join(logs, `${name}.log`),
  };
}
