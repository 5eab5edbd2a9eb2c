/** Id of the text that says how the keyboard excludes a value. */
export const EXCLUDE_KEYS = 'exclude-keys';
