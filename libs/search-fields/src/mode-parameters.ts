/** Stands before a field's parameter in addresses where its value is one that no result may have. */
export const NOT = 'not.';
/** The parameter of addresses that names a field of which results have all chosen values. */
export const MATCH_ALL = 'all';
