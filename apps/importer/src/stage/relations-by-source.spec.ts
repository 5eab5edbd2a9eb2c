import { describe, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { createRecorder } from '../threads/recorder.ts';
import { relationsBySource } from './relations-by-source.ts';
import type { RelatedRow } from './relations-by-source.ts';
import type { ResolvedRow } from './rows.ts';
import { createSpill } from './spill.ts';

const PORTAL = 'opendoar____::1';
const OTHER = 'opendoar____::2';
const SOURCES = new Set([PORTAL, OTHER]);

const root = mkdtempSync(path.join(tmpdir(), 'relations-'));

/** Returns the relations of all sources, those beyond the limit apart, and what was reported. */
const relationsOf = (rows: readonly ResolvedRow[], mostInMemory?: number) => {
  const folder = mkdtempSync(path.join(root, 'import-'));
  const spill = createSpill<ResolvedRow>({ folder, name: 'by-source', partitions: 1, writer: 0, writers: 1 });
  for (const row of rows) spill.add(row.source, row);
  const reporter = createRecorder();
  const waiting = path.join(folder, 'further');
  const relations = relationsBySource(0, {
    bySource: spill,
    sources: SOURCES,
    reporter,
    folder: waiting,
    ...(mostInMemory === undefined ? {} : { mostInMemory }),
  });
  const found = [...SOURCES].map((source) => ({
    shown: relations.of(source),
    further: [...relations.further(source)].flat(),
  }));
  relations.end();
  expect(existsSync(waiting)).toBe(false);
  return { found, reported: reporter.take() };
};

const keyOf = ({ relation, target }: RelatedRow): string => `${relation} ${target}`;

const row: fc.Arbitrary<ResolvedRow> = fc
  .record({
    source: fc.constantFrom(PORTAL, OTHER, 'unknown_____::3'),
    relation: fc.constantFrom('IsRelatedTo', 'produces', 'hosts'),
    target: fc.integer({ min: 0, max: 30 }).map((number) => `doi_________::${number}`),
    isDerived: fc.boolean(),
    place: fc.option(fc.record({ file: fc.nat({ max: 2 }), line: fc.nat() }), { nil: undefined }),
  })
  .map(({ place, ...rest }) => ({
    ...rest,
    shown: { targetKind: 'product' as const },
    ...(place ? { place } : {}),
  }));

describe('the relations of a source', () => {
  test('are each there once, and reported alike, however many of them wait on disk', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), fc.nat({ max: 5 }), (rows, mostInMemory) => {
        const together = relationsOf(rows);
        const apart = relationsOf(rows, mostInMemory);
        for (const [at, { shown, further }] of apart.found.entries()) {
          const keys = [...shown, ...further].map(keyOf);
          expect(keys.toSorted()).toEqual(together.found[at]?.shown.map(keyOf).toSorted());
        }
        expect(apart.reported).toEqual(together.reported);
      }),
      { numRuns: 40 },
    );
  });

  test('are in the same lists, in whatever order they were read', () => {
    const shuffled = fc
      .array(row, { maxLength: 40 })
      .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })));
    fc.assert(
      fc.property(shuffled, fc.nat({ max: 5 }), ([rows, otherwise], mostInMemory) => {
        expect(relationsOf(otherwise, mostInMemory).found).toEqual(relationsOf(rows, mostInMemory).found);
      }),
      { numRuns: 40 },
    );
  });

  test('of which its record shows something are never apart from it', () => {
    const stub = { kind: 'organization', record: { id: 'openorgs____::1' } } as const;
    const rows = Array.from({ length: 10 }, (_, number): ResolvedRow => ({
      source: PORTAL,
      relation: 'IsRelatedTo',
      target: `doi_________::${number}`,
      shown: number % 2 === 0 ? { targetKind: 'organization', stub } : { targetKind: 'product' },
    }));
    const { shown, further } = relationsOf(rows, 1).found[0] ?? { shown: [], further: [] };
    expect(shown.filter((one) => one.stub)).toHaveLength(5);
    expect(further.length).toBeGreaterThan(0);
    expect(further.some((one) => one.stub)).toBe(false);
  });
});
