/** The prefix of a field's parameter whose values no result may have. */
export const NOT = 'not.';
/** The parameter that names a field whose selected values must all match. */
export const MATCH_ALL = 'all';
