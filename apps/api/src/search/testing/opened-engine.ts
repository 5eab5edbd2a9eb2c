import type { SearchEngine } from '../search-engine.ts';
import type { GoldenRecord } from './golden-corpus.ts';

export interface OpenedEngine {
  readonly engine: SearchEngine;
  readonly close: () => Promise<void>;
}

/** Loads records into a new engine. */
export type OpenEngine = (records: readonly GoldenRecord[]) => Promise<OpenedEngine>;
