import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openTestApi, request, type TestApi } from '../../testing/test-api.ts';
import { countedAddress, countedNetwork } from './client-address.js';

const part = fc.integer({ min: 0, max: 0xffff });
const interfaceId = fc.tuple(part, part, part, part);
/** The first half of an address that the internet routes. */
const network = fc.tuple(fc.integer({ min: 0x2000, max: 0x3fff }), part, part, part);
const written = (...parts: number[]) => parts.map((each) => each.toString(16)).join(':');

describe('the address that a client is counted by', () => {
  it('is itself for IPv4, also written as IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (ip) => {
        expect(countedAddress(ip)).toBe(ip);
        expect(countedAddress(`::ffff:${ip}`)).toBe(ip);
      }),
    );
  });

  it('is the same within one IPv6 /64 network, and differs between networks', () => {
    fc.assert(
      fc.property(network, network, interfaceId, interfaceId, (here, there, one, other) => {
        const counted = countedAddress(written(...here, ...one));
        expect(countedAddress(written(...here, ...other))).toBe(counted);
        expect(countedAddress(written(...there, ...one)) === counted).toBe(
          written(...here) === written(...there),
        );
      }),
    );
  });

  it.each([
    ['2001:db8:1:2::a', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
  ])('is for %s %s', (ip, counted) => expect(countedAddress(ip)).toBe(counted));

  it('is the same for every invalid address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => expect(countedAddress(`no ${text}`)).toBe('unknown')),
    );
  });
});

describe('the network that a client is counted by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.8', '203.0.113.0/24'],
    ['2001:db8:1:2::a', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::b', '2001:db8:1::/48'],
    ['not an address', 'unknown'],
  ])('is for %s %s', (ip, counted) => expect(countedNetwork(ip)).toBe(counted));
});

/** Opens a link from the address that the proxies name. @returns the status. */
const from = async (api: TestApi, forwardedFor: string) =>
  (
    await request(api.origin, 'GET', '/api/auth/verify-email?token=none', undefined, {
      'x-forwarded-for': forwardedFor,
    })
  ).status;
const twoALot = { RATE_LIMIT_LOGIN_PER_ADDRESS: '2/hour' };

describe('without a proxy', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi(twoALot);
  });
  afterAll(() => api.close());

  it('ignores X-Forwarded-For, so that no client can use the address of another', async () => {
    expect(await from(api, '203.0.113.1')).toBe(400);
    expect(await from(api, '203.0.113.2')).toBe(400);
    expect(await from(api, '203.0.113.3')).toBe(429);
    expect(await from(api, '2001:db8::1, 127.0.0.1')).toBe(429);
  });
});

describe('beside a trusted proxy', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ ...twoALot, TRUSTED_PROXIES: '127.0.0.2' });
  });
  afterAll(() => api.close());

  it('ignores X-Forwarded-For of a neighbour of the proxy', async () => {
    for (const [forged, status] of [
      ['203.0.113.1', 400],
      ['203.0.113.2, 127.0.0.2', 400],
      ['203.0.113.3', 429],
    ] as const)
      expect(await from(api, forged)).toBe(status);
  });
});

describe('behind a trusted proxy', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ ...twoALot, TRUSTED_PROXIES: 'loopback' });
  });
  afterAll(() => api.close());

  it('counts by the address that the proxy added, whatever the client sent before it', async () => {
    expect(await from(api, '203.0.113.7')).toBe(400);
    expect(await from(api, '198.51.100.1, 203.0.113.7')).toBe(400);
    expect(await from(api, '198.51.100.2, 203.0.113.7')).toBe(429);
    expect(await from(api, '127.0.0.1, 203.0.113.7')).toBe(429);
    expect(await from(api, '203.0.113.7, 203.0.113.8')).toBe(400);
  });

  it('counts an IPv6 network as one, and an IPv4 address as one in both spellings', async () => {
    expect(await from(api, '2001:db8:1:2::a')).toBe(400);
    expect(await from(api, '2001:db8:1:2:ffff::b')).toBe(400);
    expect(await from(api, '2001:db8:1:2::c')).toBe(429);
    expect(await from(api, '2001:db8:1:3::a')).toBe(400);
    expect(await from(api, '192.0.2.1')).toBe(400);
    expect(await from(api, '::ffff:192.0.2.1')).toBe(400);
    expect(await from(api, '192.0.2.1')).toBe(429);
  });
});
