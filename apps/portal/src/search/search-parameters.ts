/** The words as a visitor typed them, where some of them have become filters. */
export const ASKED = 'asked';

/** Parameters that say how results are shown; links from one query to the next keep them. */
export const DISPLAY_PARAMETERS: readonly string[] = ['view', 'column', 'panel', ASKED];

/** The field whose values are listed in place of the results, and a text that they contain. */
export const VALUES_PARAMETERS: readonly string[] = ['facet', 'within'];

/** Parameters that don't make an address a search. */
export const NON_QUERY_PARAMETERS: readonly string[] = [
  'lang',
  'advanced',
  ...DISPLAY_PARAMETERS,
  ...VALUES_PARAMETERS,
];

/** Reports whether an address shows results; otherwise home shows the overview. */
export const isSearch = (parameters: URLSearchParams): boolean =>
  [...parameters.keys()].some((name) => !NON_QUERY_PARAMETERS.includes(name));
