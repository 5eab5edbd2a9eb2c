import { expect, test } from '@jest/globals';
import { mayHaveMistakes } from './may-have-mistakes.ts';
import { textWithFields } from './text-with-fields.ts';

test.each([
  ['author:Berg', 'author:Berg'],
  ['author: Berg', 'author:Berg'],
  ['sea Title:climate', 'sea title:climate'],
  ['title:(climate', 'title:climate'],
  ['TI=sea', 'title:sea'],
  ['sea -author:berg', 'sea NOT author:berg'],
])('%j names a field: %s', (keyword, text) => {
  expect(textWithFields(keyword)).toBe(text);
  expect(mayHaveMistakes({ keyword, text: '' })).toBe(true);
});

test.each(['sea level', 'Sea level: a review', 'doi:10.5555/a', 'https://portal.example/a', 'title sea'])(
  '%j names no field',
  (keyword) => {
    expect(textWithFields(keyword)).toBeNull();
  },
);
