import { createHash } from 'node:crypto';

/** Bytes of an id of OpenSearch. */
const ID_LIMIT = 512;
const SPACE = /[\s\u001c-\u001f]/gu;

/** Takes the place of a position without a word, which the analyzer leaves out. */
export const GAP = '␟';

/** The names of fields by their kind, so that a text and a keyword field may have the same name. */
export const FIELD = {
  text: (name: string): string => `t_${name}`,
  keyword: (name: string): string => `k_${name}`,
  folded: (name: string): string => `f_${name}`,
  /** The values as facets count them: those with the same label as one. */
  grouped: (name: string): string => `g_${name}`,
  number: (name: string): string => `n_${name}`,
  rank: (name: string): string => `r_${name}`,
} as const;

/** The indexes of a generation besides that of its documents. */
export const labelsOf = (generation: string): string => `${generation}-labels`;
export const completionsOf = (generation: string): string => `${generation}-completions`;

/** Returns the id under which OpenSearch keeps a document. */
export const storedId = (id: string): string =>
  Buffer.byteLength(id) <= ID_LIMIT ? id : createHash('sha256').update(id).digest('hex');

export const labelId = (field: string, value: string): string =>
  createHash('sha256').update(`${field}\u0000${value}`).digest('hex');

/** Returns the id of a text that is kept with a generation, beside its labels. */
export const attachmentId = (name: string): string => `attachment ${name}`;

/** Returns a term without white space, at which OpenSearch would cut it. */
export const indexTerm = (term: string): string => term.replace(SPACE, '␠');
