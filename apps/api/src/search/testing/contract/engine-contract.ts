import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ALL_CAPABILITIES } from '../../capability.ts';
import type { Capabilities, Capability } from '../../capability.ts';
import { products } from './contract-session.ts';
import type { ContractSession } from './contract-session.ts';
import { describeExclusions } from './exclusions.ts';
import { describeFacets } from './facets-and-filters.ts';
import { describeOnePerWork } from './one-per-work.ts';
import { describeOrder } from './order-and-paging.ts';
import { describeRecords } from './records-and-hostile-input.ts';
import { describeLacks } from './lacks.ts';
import { describeSumsAndScans } from './sums-and-scans.ts';
import { describeMatches } from './totals-and-matches.ts';
import { goldenCorpus } from '../golden-corpus.ts';
import type { OpenedEngine, OpenEngine } from '../opened-engine.ts';

/** Takes the place of `test` and `describe`, and adds nothing. Its types are theirs. */
const leaveOut = Object.assign(() => undefined, {
  each: () => () => undefined,
}) as unknown as typeof test & typeof describe;

/**
 * Runs the contract tests of the search-engine port over the golden corpus. `open` loads the corpus into a new engine. The
 * parts about capabilities that the engine lacks are left out; in their place, it has to say that it lacks them.
 *
 * @example
 * describeSearchEngine('embedded', async (records) => ({ engine, close }));
 */
export const describeSearchEngine = (
  name: string,
  open: OpenEngine,
  capabilities: Capabilities = ALL_CAPABILITIES,
): void => {
  const canDo = (needed: readonly Capability[]): boolean => needed.every((one) => capabilities.has(one));
  describe(`search engine: ${name}`, () => {
    const corpus = goldenCorpus();
    let opened: OpenedEngine;
    beforeAll(async () => {
      opened = await open(corpus);
    });
    afterAll(() => opened.close());

    const session: ContractSession = {
      testIf: (...needed) => (canDo(needed) ? test : leaveOut),
      describeIf: (...needed) => (canDo(needed) ? describe : leaveOut),
      corpus,
      productCount: corpus.filter(({ item }) => item.kind === 'product').length,
      engine: () => opened.engine,
      search: (query) => opened.engine.search(products(query)),
    };
    describeMatches(session);
    describeFacets(session);
    describeOrder(session);
    describeOnePerWork(session);
    describeRecords(session);
    describeSumsAndScans(session);
    describeExclusions(session);
    describeLacks(session, capabilities);
    test('says what it can do', () => {
      expect(opened.engine.capabilities).toEqual(capabilities);
    });
    session.testIf('all-kinds')('about returns the number of records', () => {
      expect(opened.engine.about()).toMatchObject({ records: corpus.length });
    });
  });
};
