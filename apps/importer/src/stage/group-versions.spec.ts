import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { WorkOfVersions } from '@open-discovery/model';
import { connectIds } from './connected-sets.ts';
import { gatherVersions, groupVersions, isVersionRelation, writeWorks } from './group-versions.ts';
import type { VersionLink } from './group-versions.ts';
import { createImportSpills } from './import-spills.ts';
import { findStars } from './testing/find-stars.ts';

const PARTITIONS = 3;
const folder = mkdtempSync(path.join(tmpdir(), 'group-versions-'));
let runs = 0;
const createSpills = () =>
  createImportSpills({
    folder: path.join(folder, String((runs += 1))),
    partitions: PARTITIONS,
    writer: 0,
    writers: 1,
  });

/** A link between two records, as it is seen from both of its ends. */
const both = (a: string, b: string): VersionLink[] => [
  [a, b],
  [b, a],
];
const grouped = (links: readonly VersionLink[]): Record<string, string> =>
  Object.fromEntries([...groupVersions(links)].map(([id, work]) => [id, `${work.id} ${work.versions}`]));

describe('versions of one work', () => {
  test.each<[rule: string, links: readonly VersionLink[], works: Record<string, string>]>([
    ['two that are linked', both('a', 'b'), { a: 'a 2', b: 'a 2' }],
    ['a chain', [...both('c', 'b'), ...both('b', 'a')], { a: 'a 3', b: 'a 3', c: 'a 3' }],
    [
      'over an id without a record',
      [
        ['concept', 'v2'],
        ['concept', 'v1'],
      ],
      { v1: 'v1 2', v2: 'v1 2' },
    ],
    ['none, if the other one has no record', [['concept', 'v1']], {}],
    ['two works', [...both('a', 'b'), ...both('c', 'd')], { a: 'a 2', b: 'a 2', c: 'c 2', d: 'c 2' }],
    ['nothing', [], {}],
  ])('%s', (_rule, links, works) => {
    expect(grouped(links)).toEqual(works);
  });

  test.each([
    ['HasVersion', true],
    ['IsIdenticalTo', true],
    ['Cites', false],
    ['IsSupplementTo', false],
  ] as const)('%s joins versions: %j', (relation, isVersion) => {
    expect(isVersionRelation(relation)).toBe(isVersion);
  });

  test('a work has a limited number of versions, however many are linked', () => {
    const links = Array.from({ length: 2_000 }, (_, number): VersionLink => ['all', `v${number}`]);
    const sizes = [...groupVersions(links).values()].map(({ versions }) => versions);
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
  });
});

const anyLinks = fc.array(
  fc
    .tuple(fc.integer({ max: 12, min: 0 }), fc.integer({ max: 12, min: 0 }))
    .map(([a, b]): VersionLink => [`id${a}`, `id${b}`]),
);

test('the works do not depend on the order of the links', () =>
  fc.assert(
    fc.property(
      anyLinks.chain((links) =>
        fc.tuple(fc.constant(links), fc.shuffledSubarray(links, { minLength: links.length })),
      ),
      ([links, shuffled]) => {
        expect(groupVersions(shuffled)).toEqual(groupVersions(links));
      },
    ),
  ));

test('each work is named by one of its versions and has as many as it says', () =>
  fc.assert(
    fc.property(anyLinks, (links) => {
      const works = groupVersions(links);
      for (const { id, versions } of works.values()) {
        expect(works.get(id)?.id).toBe(id);
        expect([...works.values()].filter((work) => work.id === id)).toHaveLength(versions);
      }
    }),
  ));

test('works on disk are the same', () =>
  fc.assert(
    fc.property(anyLinks, (links) => {
      const spills = createSpills();
      const { edges, versions, works } = spills;
      for (const link of links) {
        versions.add(link[0], link);
        connectIds(...link, spills);
      }
      findStars(spills, PARTITIONS);
      for (let partition = 0; partition < PARTITIONS; partition += 1) gatherVersions(partition, spills);
      for (let partition = 0; partition < PARTITIONS; partition += 1) writeWorks(partition, spills);
      const found = new Map<string, WorkOfVersions>();
      for (let partition = 0; partition < PARTITIONS; partition += 1)
        for (const row of works.readKeyed(partition)) found.set(row.key, works.parse(row));
      expect(found).toEqual(new Map(groupVersions(links)));
      expect([...edges.read(0), ...versions.read(0)]).toEqual([]);
    }),
    { numRuns: 30 },
  ));
