import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ALL_RECORDS } from '../search/engine-query.ts';
import type { EngineQuery } from '../search/engine-query.ts';
import { continueAt, formatCursor } from './cursor.ts';

const query: EngineQuery = { ...ALL_RECORDS, kind: 'product', limit: 10 };

describe('cursor', () => {
  test('a cursor continues where it was made, with any page size, and is URL-safe', () => {
    fc.assert(
      fc.property(fc.string(), (after) => {
        const cursor = formatCursor(after, query);
        expect(cursor).toMatch(/^[\w-]+$/);
        expect(continueAt(cursor, { ...query, limit: 50 })).toEqual({ ...query, limit: 50, after });
      }),
    );
  });
  test('* is the beginning', () => {
    expect(continueAt('*', query)).toEqual({ ...query, after: null });
  });
  test('nothing is at the end', () => {
    expect(continueAt(formatCursor(null, query), query)).toEqual({ ...query, limit: 0 });
  });
  test.each<[string, Partial<EngineQuery>]>([
    ['kind', { kind: 'project' }],
    ['words', { text: { op: 'word', field: null, text: 'sea' } }],
    ['filters', { filters: [{ name: 'type', is: 'exists', field: 'type' }] }],
    ['order', { sort: [{ by: 'date', descending: true }] }],
  ])('another %s is another search', (_what, change) => {
    expect(() => continueAt(formatCursor('x', query), { ...query, ...change })).toThrow(/another search/);
  });
  test('anything else is refused with 400', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        if (text !== '*') expect(() => continueAt(text, query)).toThrow(/Invalid value for 'cursor'/);
      }),
    );
  });
});
