/** What a tree may hold: groups, words, phrases, ranges and negations together. */
export const QUERY_NODES_MAX = 1000;
/** How deep parentheses may be nested. */
export const QUERY_DEPTH_MAX = 50;
/** How many mistakes of one text are told. */
export const PROBLEMS_MAX = 100;
