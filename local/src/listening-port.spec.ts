import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { freePort } from './free-port.ts';
import { requirePort } from './listening-port.ts';

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.address === '::1');

let port: number;
let other: Server;
beforeEach(async () => {
  port = await freePort();
  other = createServer();
  // Each look at the clock is ten seconds later: nothing waits for a port that stays taken.
  let now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 10_000));
});
afterEach(() => {
  jest.restoreAllMocks();
  other.close();
});

const settings = (host: string, name = 'localhost') => ({
  port,
  host,
  appUrl: `http://${name}:${port}`,
});

describe('requirePort', () => {
  it('accepts a port that nobody else has', async () => {
    await expect(requirePort(settings('127.0.0.1'))).resolves.toBeUndefined();
  });

  it('refuses a port that another program has', async () => {
    await once(other.listen(port, '127.0.0.1'), 'listening');
    await expect(requirePort(settings('127.0.0.1'))).rejects.toThrow(
      `Port ${port} is in use by another program`,
    );
  });
});

(hasIpv6 ? describe : describe.skip)('requirePort with IPv6', () => {
  it('refuses a port that another program has on ::1, where localhost would lead to that one', async () => {
    await once(other.listen(port, '::1'), 'listening');
    await expect(requirePort(settings('127.0.0.1'))).rejects.toThrow(
      `Port ${port} is in use by another program`,
    );
    await requirePort(settings('127.0.0.1', '127.0.0.1'));
  });
});
