import { expect, test } from '@jest/globals';
import {
  listOf,
  objectOf,
  oneOf,
  optional,
  orDefault,
  orNull,
  readNumber,
  readText,
  recordOf,
} from './index.ts';
import type { Reader } from './index.ts';

const work = objectOf<{ id: string; year?: number | undefined }>({
  id: readText,
  year: optional(readNumber),
});

test.each<[string, Reader<unknown>, json: unknown, value: unknown]>([
  ['a list', listOf(readNumber), [1, 2], [1, 2]],
  ['an object with any keys', recordOf(readNumber), { en: 1, de: 2 }, { en: 1, de: 2 }],
  ['a word', oneOf(['open', 'closed']), 'closed', 'closed'],
  ['a text where there may be none', orNull(readText), 'a', 'a'],
  ['null where there may be no text', orNull(readText), null, null],
  ['a text that has a default', orDefault(readText, '-'), 'a', 'a'],
  ['null as the default', orDefault(readText, '-'), null, '-'],
  ['an absent value as the default', orDefault(readText, '-'), undefined, '-'],
  ['an absent value of an optional field', optional(readText), undefined, undefined],
  ['the known fields of an object', work, { id: 'a', year: 1999, more: true }, { id: 'a', year: 1999 }],
  ['an object without its optional field', work, { id: 'a' }, { id: 'a' }],
])('%s is read', (_what, read, json, value) => {
  expect(read(json, 'x')).toStrictEqual(value);
});

test.each<[name: string, Reader<unknown>, json: unknown, problem: string]>([
  ['its item', listOf(readNumber), [1, 'a'], 'x[1]: no number'],
  ['its key', recordOf(readNumber), { en: '1' }, 'x.en: no number'],
  ['the known words', oneOf(['open', 'closed']), 'shut', 'x: none of open, closed'],
  ['its own name instead of null', orNull(readText), undefined, 'x: no text'],
  ['its own name instead of a default', orDefault(readText, '-'), 1, 'x: no text'],
  ['its own name where it may be absent', optional(readText), null, 'x: no text'],
  ['its field', listOf(work), [{ id: 'a' }, {}], 'x[1].id: no text'],
])('a malformed value is refused with %s', (_name, read, json, problem) => {
  expect(() => read(json, 'x')).toThrow(problem);
});
