import { expect, test } from '@jest/globals';
import { tag, tagPieces } from './xml.ts';

test('a large element is written in pieces, each when it is read', () => {
  const made: string[] = [];
  const children = function* () {
    for (const name of ['a', 'b'] as const) {
      made.push(name);
      yield tag(name, {}, '<');
    }
  };
  const pieces = tagPieces('list', { of: '"' }, children());
  expect([pieces.next().value?.xml, [...made]]).toEqual(['<list of="&quot;">', []]);
  expect([pieces.next().value?.xml, [...made]]).toEqual(['<a>&lt;</a>', ['a']]);
  expect([...pieces].map(({ xml }) => xml).join('')).toBe('<b>&lt;</b></list>');
});
