import { expect, test } from '@jest/globals';
import { idsByKind } from './ids-by-kind.ts';

const many = (from: number, to: number) =>
  Array.from({ length: to - from }, (_none, at) => String(from + at));

test.each([
  ['nothing', [], []],
  [
    'products of two types are one kind',
    [
      { kind: 'dataset' as const, id: 'a' },
      { kind: 'project' as const, id: 'b' },
      { kind: 'software' as const, id: 'c' },
    ],
    [
      { kind: 'product', ids: ['a', 'c'] },
      { kind: 'project', ids: ['b'] },
    ],
  ],
  [
    'more than the API answers at once',
    many(0, 150).map((id) => ({ kind: 'project' as const, id })),
    [
      { kind: 'project', ids: many(0, 100) },
      { kind: 'project', ids: many(100, 150) },
    ],
  ],
])('%s', (_what, records, groups) => {
  expect(idsByKind(records)).toEqual(groups);
});
