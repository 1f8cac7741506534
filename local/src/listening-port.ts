import { setTimeout as delay } from 'node:timers/promises';
import { StartError, reason, systemCode } from './start-error.ts';
import { tryPort } from './free-port.ts';
import type { LocalSettings } from './local-settings.ts';

/** A server that is just ending may still hold its port. */
const PATIENCE_MS = 2_000;

/**
 * Checks that the app can listen where the person wants it, and that its address leads to nothing else: a browser
 * asks for `localhost` at ::1 first.
 * @throws {StartError} when the port is taken or not allowed
 */
export async function requirePort({ port, host, appUrl }: Place): Promise<void> {
  await requireFree(port, host);
  if (new URL(appUrl).hostname === 'localhost' && (await hasAddress('::1')))
    await requireFree(port, '::1');
}

type Place = Pick<LocalSettings, 'port' | 'host' | 'appUrl'>;

/** Whether this machine has an address of its own; it may have no IPv6. */
const hasAddress = (address: string) =>
  tryPort(0, address).then(
    () => true,
    () => false,
  );

async function requireFree(port: number, host: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await tryPort(port, host);
      return;
    } catch (error) {
      const code = systemCode(error);
      if (code === 'EADDRINUSE' && Date.now() < deadline) {
        await delay(100);
        continue;
      }
      throw portError(code, port, host, error);
    }
  }
}

function portError(
  code: string | undefined,
  port: number,
  host: string,
  error: unknown,
): StartError {
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use by another program: end that one, or choose another port, for example PORT=${port + 1} npm start.`,
    );
  }
  if (code === 'EACCES') {
    return new StartError(
      `Port ${port} is not allowed for your user: choose one from 1024 up with PORT.`,
    );
  }
  return new StartError(
    `Cannot listen on ${host}, port ${port} (${reason(error)}): see HOST and PORT.`,
  );
}
