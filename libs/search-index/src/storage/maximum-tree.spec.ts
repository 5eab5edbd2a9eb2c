import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../testing/new-folder.ts';
import { openArrays, writeArrays } from './arrays.ts';
import { TREE_FANOUT, maximumTree } from './maximum-tree.ts';

describe('a tree of maxima', () => {
  test('has the list at its leaves and the maximum of each group above', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 900, size: 'max' }), (values) => {
        const folder = newFolder();
        const file = path.join(folder, 'tree');
        writeArrays(file, maximumTree(values));
        const levels = openArrays(Uint8Array.from(readFileSync(file)).buffer);
        expect([...(levels[0] ?? [])]).toEqual(values);
        for (const [index, level] of levels.slice(1).entries()) {
          const below = [...(levels[index] ?? [])];
          const expected = Array.from({ length: Math.ceil(below.length / TREE_FANOUT) }, (_, at) =>
            Math.max(...below.slice(at * TREE_FANOUT, (at + 1) * TREE_FANOUT)),
          );
          expect([...level]).toEqual(expected);
        }
        if (values.length > 0) expect([...(levels.at(-1) ?? [])]).toEqual([Math.max(...values)]);
      }),
      { numRuns: 30 },
    );
  });
});
