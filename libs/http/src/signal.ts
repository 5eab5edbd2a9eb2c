/**
 * The part of an abort signal that `send` uses.
 * @example const notifier: AbortNotifier = new AbortController().signal;
 */
export interface AbortNotifier {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/**
 * An abort signal: the `AbortSignal` of the caller's platform, whose type browsers and Node.js declare themselves.
 * @example const signal: Signal = new AbortController().signal;
 */
export type Signal = typeof globalThis extends { AbortSignal: { prototype: infer PlatformSignal } }
  ? PlatformSignal
  : AbortNotifier;
