import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ResearchProduct } from '@open-discovery/model';
import { aProduct, idOf } from '@open-discovery/model/testing';
import { createAliases } from './aliases.ts';
import { candidatesOf } from './compare.ts';
import { createDifferences, parseCorrections } from './corrections.ts';
import type { Candidate } from './facts.ts';
import { createBlocks } from './find-pairs.ts';
import { groupRecords } from './group-records.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blocks-'));

const doi = (value: string) => ({ pids: [{ scheme: 'doi', value }] });
const LONG = 'Sea level rise along the northern coast since the year 1900';

type Fields = Partial<ResearchProduct>;
const work = (number: number, fields: Fields): Candidate[] =>
  candidatesOf({
    kind: 'product',
    record: aProduct({ id: idOf(`source${number}`, number), mainTitle: LONG, ...fields }),
  });

const place = (number: number): string => idOf(`source${number}`, number);

/** Groups the candidates' records, but for those that people call different. */
const group = (candidates: readonly Candidate[], different = '') => {
  const blocks = createBlocks(folder);
  for (const { key, facts } of candidates) blocks.add({ key, json: JSON.stringify(facts) });
  const pairs = [...blocks.pairs()].filter(({ verdict }) => verdict.as === 'same');
  const differences = createDifferences(parseCorrections({ same: '', different }));
  return groupRecords(pairs, { same: [], different: differences });
};

/** Returns the groups of the candidates' records, each with its ids sorted. */
const groupsOf = (candidates: readonly Candidate[], different = ''): string[][] => {
  const aliases = createAliases();
  for (const { a, b } of group(candidates, different).joins) aliases.same(a, b);
  const groups = new Map<string, Set<string>>();
  for (const { facts } of candidates) {
    const kept = aliases.keptId(facts.id);
    groups.set(kept, (groups.get(kept) ?? new Set()).add(facts.id));
  }
  return [...groups.values()]
    .map((ids) => [...ids].sort())
    .sort((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
};

describe('groups of records', () => {
  test('a record with two identifiers joins two records', () => {
    const both = { pids: [...doi('10.5555/a').pids, { scheme: 'pmid', value: '27357580' }] };
    const found = groupsOf([
      ...work(1, doi('10.5555/a')),
      ...work(2, both),
      ...work(3, { pids: [{ scheme: 'pmid', value: '27357580' }] }),
    ]);
    expect(found).toEqual([[place(1), place(2), place(3)]]);
  });
  test('a record without identifiers joins only one of two works with different DOIs', () => {
    const found = groupsOf([...work(1, doi('10.5555/a')), ...work(2, {}), ...work(3, doi('10.5555/b'))]);
    expect(found).toEqual([[place(1), place(2)], [place(3)]]);
  });
  test('different.txt keeps records apart, also over a third one', () => {
    const all = [...work(1, doi('10.5555/a')), ...work(2, doi('10.5555/a')), ...work(3, doi('10.5555/a'))];
    expect(groupsOf(all)).toHaveLength(1);
    const apart = groupsOf(all, `${place(1)} ${place(3)}`);
    expect(apart).toHaveLength(2);
    expect(apart.find((ids) => ids.includes(place(1)))).not.toContain(place(3));
  });
  test('a common key compares each record with its neighbors only', () => {
    const many = Array.from({ length: 400 }, (_, number) =>
      work(number, { ...doi('10.5555/a'), mainTitle: `${LONG} ${number}` }),
    ).flat();
    const blocks = createBlocks(folder);
    for (const { key, facts } of many)
      if (key.startsWith('doi')) blocks.add({ key, json: JSON.stringify(facts) });
    expect([...blocks.pairs()].length).toBeLessThanOrEqual(400 * 20);
  });
});

/** Returns the ids of the pairs that are found when so many records under a key fit into memory. */
const pairsWith = (candidates: readonly Candidate[], mostInMemory?: number): string[] => {
  const blocks = createBlocks(path.join(folder, 'on-disk'), mostInMemory);
  for (const { key, facts } of candidates) blocks.add({ key, json: JSON.stringify(facts) });
  return [...blocks.pairs()].map(({ a, b, verdict }) => `${a.id} ${b.id} ${verdict.as} ${verdict.by}`).sort();
};

const fields = fc.record({
  mainTitle: fc.constantFrom(
    LONG,
    `${LONG}: a survey`,
    `Erratum: ${LONG}`,
    'Beetles of mountain meadows in spring',
  ),
  authors: fc.constantFrom<Fields['authors'][]>([], [{ fullName: 'Doe, Jane' }], [{ fullName: 'Roe, R.' }]),
  publicationDate: fc.constantFrom('2020-05-01', '2021-01-01'),
  type: fc.constantFrom<ResearchProduct['type']>('publication', 'dataset'),
  pids: fc.subarray([
    { scheme: 'doi', value: '10.5555/a' },
    { scheme: 'doi', value: '10.5555/b' },
    { scheme: 'pmid', value: '27357580' },
    { scheme: 'arXiv', value: '1707.08567' },
  ]),
});

test('the groups depend neither on the order nor on the batches of the records, and lose none', () => {
  fc.assert(
    fc.property(
      fc.array(fields, { maxLength: 12 }).chain((all) => {
        const works = all.map((one, at) => work(at, one));
        return fc.tuple(fc.constant(works), fc.shuffledSubarray(works, { minLength: works.length }));
      }),
      ([works, shuffled]) => {
        const groups = groupsOf(works.flat());
        expect(groupsOf(shuffled.flat())).toEqual(groups);
        expect(groups.flat()).toHaveLength(works.length);
      },
    ),
  );
});

test('why records are in one group, and why others are not, does not depend on the order of the records', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(3), fields), { maxLength: 12 }).chain((all) => {
        const works = all.map(([number, one]) => work(number, one));
        return fc.tuple(fc.constant(works), fc.shuffledSubarray(works, { minLength: works.length }));
      }),
      ([works, shuffled]) => {
        expect(group(shuffled.flat())).toEqual(group(works.flat()));
      },
    ),
  );
});

test('the pairs of records that wait on disk are those of records in memory', () => {
  fc.assert(
    fc.property(fc.array(fields, { maxLength: 30 }), fc.integer({ min: 1, max: 9 }), (all, most) => {
      const works = all.flatMap((one, at) => work(at % 20, one));
      expect(pairsWith([...works, ...works], most)).toEqual(pairsWith(works));
    }),
  );
});

test.each<[string, (source: number) => string]>([
  ['alike', () => 'Mole, M.'],
  ['differently', (source) => `Mole${source}, M.`],
])('a record that 30 sources describe %s does not part its neighbors', (_how, authorIn) => {
  const by = (number: number, fullName: string) =>
    work(number, { ...doi('10.5555/a'), authors: [{ fullName }] }).filter(({ key }) => key.startsWith('doi'));
  const many = Array.from({ length: 30 }, (_, source) => by(3, authorIn(source))).flat();
  const all = [...by(1, 'Ant, A.'), ...many, ...by(2, 'Zebra, Z.')];
  for (const most of [100, 5])
    expect(pairsWith(all, most)).toContain(`${place(1)} ${place(2)} same doi 10.5555/a`);
});
