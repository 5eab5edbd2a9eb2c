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

/** Says what to do while the records cannot be read. */
const remedy = (reason: IndexErrorReason, importer: string): string =>
  reason === 'version'
    ? `Index its records again: ${importer} --upgrade`
    : `Import the records again: ${importer} <files>`;

/** Converts a failure of the index to one of the engine. `importer` is the command that its message names. */
export const toEngineError = (error: IndexError, importer: string): EngineError => {
  const reason = REASON[error.reason];
  const message =
    reason === 'missing'
      ? `The records cannot be read: ${error.message} ${remedy(error.reason, importer)}`
      : error.message;
  return new EngineError(reason, message, { cause: error, word: error.word });
};
