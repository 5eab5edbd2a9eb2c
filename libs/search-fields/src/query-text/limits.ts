/** The maximum size of a tree: groups, words, phrases, ranges and negations together. */
export const QUERY_NODES_MAX = 1000;
/** The maximum depth of parentheses. */
export const QUERY_DEPTH_MAX = 50;
/** The maximum number of problems that are reported for one text. */
export const PROBLEMS_MAX = 100;
