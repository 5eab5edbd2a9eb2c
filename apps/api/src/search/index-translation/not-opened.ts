import { errorCode } from '@open-discovery/harvest';
import { IndexError } from '@open-discovery/search-index';
import { EngineError } from '../engine-error.ts';
import { toEngineError } from './to-engine-error.ts';

/** Returns the failure of searches before the first import. `importer` is the command that its message names. */
export const noRecords = (importer: string): EngineError =>
  new EngineError('missing', `There are no records yet. Import some: ${importer} <files>`);

/**
 * Returns the failure of searches while the records cannot be opened. One that is none of the records, such as too many open
 * files, has no paths, because visitors may read it.
 */
export const notOpened = (cause: unknown, importer: string): EngineError =>
  cause instanceof IndexError
    ? toEngineError(cause, importer)
    : new EngineError('broken', `The records cannot be opened: ${errorCode(cause) ?? 'the log says why'}.`, {
        cause,
      });
