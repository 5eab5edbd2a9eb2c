/**
 * An abort signal of any platform: of the browser, Node.js or a test.
 * @example const signal: Signal = new AbortController().signal;
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the platforms' signal types have no common name
export type Signal = any;
