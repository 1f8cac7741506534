import './computed-styles.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * Node's Request without the abort signal: Node refuses jsdom's signals, and no test needs them.
 */
class PageRequest extends Request {
  constructor(input, init) {
    super(input, init && { ...init, signal: undefined });
  }
}

/** jsdom plus Node's network types, which jsdom lacks. */
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
