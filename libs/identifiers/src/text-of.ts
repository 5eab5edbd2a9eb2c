/** Returns a text unchanged, and '' for anything else: callers without types pass `null` and `undefined` too. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
