import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * Adds platform features that jsdom lacks. MessageChannel and BroadcastChannel are missing on purpose: they would keep
 * Jest running.
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
    // jsdom has the element without its methods.
    Object.assign(this.global.HTMLDialogElement.prototype, {
      showModal() {
        this.open = true;
      },
      close() {
        this.open = false;
      },
    });
  }

  exportConditions() {
    return ['@open-discovery/source', 'browser'];
  }
}
