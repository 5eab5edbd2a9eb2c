import type { MessageValues } from '@open-discovery/validators';
import type { QueryTextProblem } from '../types.ts';
import { PROBLEMS_MAX, QUERY_NODES_MAX } from './limits.ts';
import type { QueryTextOptions } from './normalize-query.ts';
import { createProblem } from './problems.ts';
import type { QueryTextMessageId } from './problems.ts';
import { findFieldAmong } from './query-fields.ts';
import { createTextScanner } from './text-scanner.ts';
import type { TextScanner } from './text-scanner.ts';

/** A part of the text, from the first character to the one after the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The state of one parse: the position in the text, the problems so far and the size of the tree. */
export interface ParseContext {
  readonly text: string;
  readonly scanner: TextScanner;
  readonly findField: (name: string) => string | null;
  readonly problems: readonly QueryTextProblem[];
  readonly report: (messageId: QueryTextMessageId, span: Span, values?: MessageValues) => void;
  /** Ends the parse: reports the rest of the text and skips it. */
  readonly stop: (messageId: QueryTextMessageId) => null;
  readonly isStopped: () => boolean;
  /** Counts another node. Stops the parse and returns `false` if the tree is full. */
  readonly addNode: () => boolean;
}

/** Creates the state of a parse that starts at the first character. */
export const createParseContext = (text: string, { fields }: QueryTextOptions): ParseContext => {
  const scanner = createTextScanner(text);
  const problems: QueryTextProblem[] = [];
  let nodes = 0;
  let isStopped = false;

  const report = (messageId: QueryTextMessageId, span: Span, values?: MessageValues): void => {
    if (problems.length < PROBLEMS_MAX) problems.push(createProblem(messageId, span, values));
  };
  const stop = (messageId: QueryTextMessageId): null => {
    if (!isStopped) report(messageId, { start: scanner.at(), end: text.length });
    isStopped = true;
    scanner.moveTo(text.length);
    return null;
  };
  return {
    text,
    scanner,
    findField: findFieldAmong(fields),
    problems,
    report,
    stop,
    isStopped: () => isStopped,
    addNode: () => {
      nodes += 1;
      if (nodes > QUERY_NODES_MAX) stop('query-text.too-large');
      return !isStopped;
    },
  };
};
