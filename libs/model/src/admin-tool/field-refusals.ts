/**
 * Those sentences of `REFUSAL_SENTENCES` that the schemas of this library have as messages. They are separate, so that users of
 * the schemas do not load the others.
 */
export const FIELD_REFUSALS = {
  'control-characters': 'has control characters',
  pid: 'has letters, digits and _ . : - only, at most 100',
  alias: 'has lower-case letters, digits and - only, at most 100',
  class: 'has letters, digits, _ and - only',
  color: 'must be a color as CSS writes it',
  'figure-twice': 'has a figure twice',
} as const satisfies Record<string, string>;
