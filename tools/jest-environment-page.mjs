import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with what it lacks of the platform. MessageChannel and BroadcastChannel stay out on purpose:
 * with them Jest never ends.
 */
export default class PageEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      ReadableStream,
      WritableStream,
      TransformStream,
      TextEncoder,
      TextDecoder,
      structuredClone,
    });
  }

  exportConditions() {
    return ['@open-discovery/source', 'browser'];
  }
}
