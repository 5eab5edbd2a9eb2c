import { expect, test } from '@jest/globals';
import type { Capabilities, Capability } from '../../capability.ts';
import type { SearchEngine } from '../../search-engine.ts';
import { products, text } from './contract-session.ts';
import type { ContractSession } from './contract-session.ts';

interface Lack {
  readonly needed: Capability;
  readonly what: string;
  readonly call: (engine: SearchEngine) => Promise<unknown>;
}

const byTitle = products({ sort: [{ by: 'title', descending: false }] });

const CALLS: readonly Lack[] = [
  { needed: 'completions', what: 'completions', call: (engine) => engine.suggest('cli', { limit: 5 }) },
  { needed: 'spelling', what: 'similar words', call: (engine) => engine.similarTerms('climtae') },
  { needed: 'similar-works', what: 'counts of words', call: (engine) => engine.wordCounts(['climate']) },
  {
    needed: 'explanations',
    what: 'explanations',
    call: (engine) => engine.search(products({ text: text('sea'), explain: true })),
  },
  { needed: 'title-order', what: 'an order by title', call: (engine) => engine.search(byTitle) },
  {
    needed: 'works',
    what: 'one record for each work',
    call: (engine) => engine.search(products({ onePerWork: true })),
  },
  {
    needed: 'works',
    what: 'the number of works',
    call: (engine) => engine.count([products({ onePerWork: true })]),
  },
  { needed: 'scans', what: 'parts', call: (engine) => engine.partition(products(), 10) },
  { needed: 'scans', what: 'scans', call: (engine) => engine.scan(products(), { from: 0, limit: 10 }) },
];

/** Tests that an engine refuses what it cannot do, instead of answering it wrongly. */
export const describeLacks = ({ engine }: ContractSession, capabilities: Capabilities): void => {
  for (const { what, call } of CALLS.filter(({ needed }) => !capabilities.has(needed)))
    test(`it refuses ${what}, which it lacks`, async () => {
      await expect(call(engine())).rejects.toMatchObject({ reason: 'unsupported' });
    });
};
