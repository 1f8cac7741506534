import { TestEnvironment } from 'jest-environment-jsdom';

/** Node's request; it refuses the abort signals of jsdom, which no test needs. */
class PageRequest extends Request {
  constructor(input, init) {
    super(input, init && { ...init, signal: undefined });
  }
}

/** A browser's page with the network types of Node, which jsdom does not have. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      Headers,
      ReadableStream,
      Request: PageRequest,
      Response,
      TextDecoder,
      TextEncoder,
      URLSearchParams,
      fetch,
      structuredClone,
    });
  }
}
