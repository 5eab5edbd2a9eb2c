import { REFUSAL_SENTENCES } from '@open-discovery/model';
import { formatMessage, VALIDATION_MESSAGES } from '@open-discovery/validators';
import type { Invalid, MessageValues, ValuesOf } from '@open-discovery/validators';

/** The reason for a refusal: its sentence in English, and the id and values for other languages. */
export interface Problem {
  readonly id: string;
  readonly values: MessageValues;
  readonly message: string;
}

/** The sentences with which searches are refused. Those of a search engine have the engine's own words instead. */
const SEARCH_SENTENCES = {
  'search-complex': 'The search is too complex',
  'search-live': 'OpenAIRE cannot answer this search',
  'search-offset': 'Only the first {max} records can be reached by page and pageSize; use cursor=* for more',
  'search-values': 'Too many filter values: {count}. At most {max} are allowed',
  'search-word': 'The word "{word}" is too frequent, or too short before *',
  'search-words': 'The words are too many or too frequent',
} as const satisfies Record<string, string>;

/** The sentences of all problems, by their ids. */
export const SENTENCES = { ...REFUSAL_SENTENCES, ...VALIDATION_MESSAGES, ...SEARCH_SENTENCES } as const;
type ProblemId = keyof typeof SENTENCES;

type ProblemValues<Id extends ProblemId> = ValuesOf<(typeof SENTENCES)[Id]>;

/**
 * Creates a problem. A sentence with placeholders needs their values.
 * @example problem('reserved', { pid: 'full' }).message // 'full is reserved'
 */
export const problem = <Id extends ProblemId>(
  id: Id,
  ...given: keyof ProblemValues<Id> extends never ? [] : [ProblemValues<Id>]
): Problem => {
  const values: MessageValues = given[0] ?? {};
  return { id, values, message: formatMessage(SENTENCES[id], values) };
};

/** Creates the problem that a validator has found. */
export const problemOfText = ({ messageId: id, values, message }: Invalid): Problem => ({
  id,
  values,
  message,
});

/** Puts the path of a field before the sentence about it. */
export const inField = (field: string, { message, ...name }: Problem): Problem => ({
  ...name,
  message: `${field}: ${message}`,
});
