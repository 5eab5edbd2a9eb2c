import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { products } from './contract-session.ts';
import type { ContractSession } from './contract-session.ts';
import { describeFacets } from './facets-and-filters.ts';
import { describeOrder } from './order-and-paging.ts';
import { describeRecords } from './records-and-hostile-input.ts';
import { describeSumsAndScans } from './sums-and-scans.ts';
import { describeMatches } from './totals-and-matches.ts';
import { goldenCorpus } from '../golden-corpus.ts';
import type { GoldenRecord } from '../golden-corpus.ts';
import type { SearchEngine } from '../../search-engine.ts';

interface OpenedEngine {
  readonly engine: SearchEngine;
  readonly close: () => Promise<void>;
}

/**
 * Runs the contract tests of the search-engine port over the golden corpus. `open` loads the corpus into a new engine.
 *
 * @example
 * describeSearchEngine('embedded', async (records) => ({ engine, close }));
 */
export const describeSearchEngine = (
  name: string,
  open: (records: readonly GoldenRecord[]) => Promise<OpenedEngine>,
): void => {
  describe(`search engine: ${name}`, () => {
    const corpus = goldenCorpus();
    let opened: OpenedEngine;
    beforeAll(async () => {
      opened = await open(corpus);
    });
    afterAll(() => opened.close());

    const session: ContractSession = {
      corpus,
      productCount: corpus.filter(({ item }) => item.kind === 'product').length,
      engine: () => opened.engine,
      search: (query, signal) => opened.engine.search(products(query), signal),
    };
    describeMatches(session);
    describeFacets(session);
    describeOrder(session);
    describeRecords(session);
    describeSumsAndScans(session);
    test('about returns the number of records', () => {
      expect(opened.engine.about()).toMatchObject({ records: corpus.length });
    });
  });
};
