import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestApi, request, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const HOST = 'Host: promptmint.example';
const JSON_TYPE = 'Content-Type: application/json';
const LOGIN = 'POST /api/auth/login HTTP/1.1';

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;

function open() {
  return connect(Number(new URL(api.origin).port), '127.0.0.1');
}

/** Everything that the API answers to these bytes, until one side closes the connection. */
async function answerTo(sent: string): Promise<string> {
  const socket = open();
  socket.end(Buffer.from(sent, 'latin1'));
  // A closed connection counts as an empty answer.
  return text(socket).catch(() => '');
}

const statusesOf = (answer: string) =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

describe('bytes that are not a valid HTTP request', () => {
  it.each<[string, string]>([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['the beginning of a TLS connection', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc'],
    ['another version of HTTP', lines('GET / HTTP/3.7', HOST)],
    ['an invalid method', lines('GE\u0000T / HTTP/1.1', HOST)],
    ['a NUL in the path', lines('GET /api/\u0000me HTTP/1.1', HOST)],
    ['a NUL in a header', lines('GET / HTTP/1.1', HOST, 'X-A: a\u0000b')],
    ['a header without a name', lines('GET / HTTP/1.1', HOST, ': a')],
    ['a space before the colon of a header', lines('GET / HTTP/1.1', HOST, 'X-A : a')],
    ['a line break of its own in a header', lines('GET / HTTP/1.1', HOST, 'X-A: a\rb')],
    ['no host', lines('GET / HTTP/1.1')],
    ['a body of negative length', lines(LOGIN, HOST, 'Content-Length: -1')],
    ['a body whose length is no number', lines(LOGIN, HOST, 'Content-Length: 0x10')],
    ['two lengths', `${lines(LOGIN, HOST, 'Content-Length: 2', 'Content-Length: 3')}{} `],
    [
      'a length and chunks at once, as those send who smuggle',
      `${lines(LOGIN, HOST, 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    ],
    ['chunks under another name', `${lines(LOGIN, HOST, 'Transfer-Encoding: xchunked')}0\r\n\r\n`],
    [
      'a chunk whose length is no number',
      `${lines(LOGIN, HOST, JSON_TYPE, 'Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`,
    ],
    [
      'a chunk of a length that overflows',
      `${lines(LOGIN, HOST, JSON_TYPE, 'Transfer-Encoding: chunked')}ffffffffffffffffff\r\n{}\r\n`,
    ],
    ['headers of 64 KiB', lines('GET / HTTP/1.1', HOST, `X-A: ${'a'.repeat(65_536)}`)],
    ['an address of 64 KiB', lines(`GET /${'a'.repeat(65_536)} HTTP/1.1`, HOST)],
  ])('are refused with 4xx or cut off: %s', async (_what, sent) => {
    const [status = 400, ...more] = statusesOf(await answerTo(sent));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    // A second answer would belong to a request hidden in the first.
    expect(more).toEqual([]);
    expect((await request(api.origin, 'GET', '/health/live')).status).toBe(200);
  });

  it('get an answer in the one error format', async () => {
    const answer = await answerTo('hello\r\n\r\n');
    expect(answer).toMatch(/^content-type: application\/json/im);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      statusCode: 400,
      code: 'bad_request',
      message: "We couldn't read this request.",
      detail: "We couldn't read this request.",
    });
  });
});
