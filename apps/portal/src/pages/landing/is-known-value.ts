/** Words by which sources say that they do not know a value. */
const UNKNOWN =
  /^(?:unknown|not known|unspecified|not specified|undetermined|undefined|not available|n\/?a|none|null|-)\.?$/i;

/** Reports whether a text is a value, rather than a word for a missing one. */
export const isKnownValue = (text: string | null | undefined): text is string =>
  typeof text === 'string' && text.trim() !== '' && !UNKNOWN.test(text.trim());
