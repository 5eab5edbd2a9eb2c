import type { IndexError, IndexErrorReason } from '@open-discovery/search-index';
import { EngineError } from '../engine-error.ts';
import type { EngineErrorReason } from '../engine-error.ts';

const REASON = {
  missing: 'missing',
  busy: 'busy',
  timeout: 'timeout',
  canceled: 'canceled',
  query: 'query',
  words: 'words',
  damaged: 'missing',
  version: 'missing',
  storage: 'broken',
  document: 'broken',
  unreachable: 'unreachable',
} as const satisfies Record<IndexErrorReason, EngineErrorReason>;

const IMPORT_AGAIN = 'Import the records again: npm run import -- <files>';
const UPGRADE = 'Index its records again: npm run import -- --upgrade';

/** Explains why there are no readable records, and what to do. */
const unreadable = ({ reason, message }: IndexError): string =>
  `The records cannot be read: ${message} ${reason === 'version' ? UPGRADE : IMPORT_AGAIN}`;

/** Converts a failure of the index to one of the engine. */
export const toEngineError = (error: IndexError): EngineError => {
  const reason = REASON[error.reason];
  const message = reason === 'missing' ? unreadable(error) : error.message;
  return new EngineError(reason, message, { cause: error, word: error.word });
};
