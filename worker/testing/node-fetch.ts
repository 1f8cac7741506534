/**
 * Jest runs tests in a realm of their own, whose `TypeError` is not that of Node's fetch: the SDK would
 * not know a failed connection for what it is.
 */
const nodeFetch = globalThis.fetch;

export const fetchOfThisRealm: typeof fetch = (...args) =>
  nodeFetch(...args).catch((error: Error & { cause?: Error & { code?: string } }) => {
    if (error.name !== 'TypeError') throw error;
    const { message = '', code } = error.cause ?? {};
    throw new TypeError(error.message, { cause: Object.assign(new Error(message), { code }) });
  });
