import { formatMessage } from '@open-discovery/validators';
import type { MessageValues } from '@open-discovery/validators';
import type { QueryTextProblem } from '../types.ts';

/** The problems of a query text in English. The ids identify the messages for translations; `{placeholders}` are their values. */
export const QUERY_TEXT_MESSAGES = {
  'query-text.unclosed-quote': 'This quotation mark is never closed.',
  'query-text.empty-phrase': 'There is nothing between these quotation marks.',
  'query-text.unclosed-group': 'This parenthesis is never closed.',
  'query-text.unopened-group': 'This parenthesis was never opened.',
  'query-text.empty-group': 'There is nothing between these parentheses.',
  'query-text.dangling-operator': 'This operator has nothing to join.',
  'query-text.missing-value': 'This field has no value.',
  'query-text.broken-range': 'A range is written [from TO to] or from..to.',
  'query-text.reversed-range': 'This range ends before it begins, so nothing is in it.',
  'query-text.no-number': 'The values of this field are whole numbers, so nothing matches this.',
  'query-text.no-date': 'A date is written 2018-03-01, or 2018 for the whole year, so nothing matches this.',
  'query-text.no-boolean': 'The values of this field are true and false, so nothing matches this.',
  'query-text.no-value': 'The values of this field are {values}, so nothing matches this.',
  'query-text.no-order': 'The values of this field have no order, so nothing is in this range.',
  'query-text.no-beginning': 'This field matches whole values only; the * at the end is ignored.',
  'query-text.no-proximity':
    'Words near each other cannot be searched for; this was read as AND. Put words that belong together in quotation marks.',
  'query-text.no-wildcard': 'Only a * at the end of a word stands for other letters.',
  'query-text.no-tag': 'The field is written before its words, as in title:sea; this was left out.',
  'query-text.no-weight': 'Weights and distances have no meaning here; this was left out.',
  'query-text.too-deep': 'These parentheses are nested too deep; the rest was left out.',
  'query-text.too-large': 'This query is too long; the rest was left out.',
} as const satisfies Record<string, string>;

/** Id of a message of {@link QUERY_TEXT_MESSAGES}. */
export type QueryTextMessageId = keyof typeof QUERY_TEXT_MESSAGES;

export const createProblem = (
  messageId: QueryTextMessageId,
  { start, end }: Pick<QueryTextProblem, 'start' | 'end'>,
  values?: MessageValues,
): QueryTextProblem => ({
  messageId,
  message: formatMessage(QUERY_TEXT_MESSAGES[messageId], values ?? {}),
  ...(values && { values }),
  start,
  end,
});
