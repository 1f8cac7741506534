import { describe, expect, it } from '@jest/globals';
import { newApiKey } from '@promptmint/core/accounts/api-key';
import type { Options } from 'pino-http';
import { httpLogging } from './http-logging.js';

describe('the log line of a request', () => {
  it('has the path without its query, and without the secret of an API key', () => {
    const { key } = newApiKey();
    const { serializers } = httpLogging('info').pinoHttp as Options;
    const logged = serializers?.['req']?.({ id: 1, method: 'GET', url: `/a/${key}?token=x` });
    expect(logged).toEqual({ id: 1, method: 'GET', path: `/a/${key.slice(0, 12)}...` });
  });
});
