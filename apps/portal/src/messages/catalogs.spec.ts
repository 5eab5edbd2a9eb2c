import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { LANGUAGES } from './languages.ts';

const read = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8')) as Record<string, string>;
const english = read('en');
const placeholders = (message: string): string[] =>
  [
    ...new Set([...message.matchAll(/(?<!\b(?:one|other) )\{(\w+)[,}]/g)].map(([, name]) => name ?? '')),
  ].sort();

test.each(Object.keys(LANGUAGES))(
  'the catalog of %s has every text, in the order of the ids, and compiles',
  (language) => {
    const catalog = read(language);
    expect(Object.keys(catalog)).toEqual(Object.keys(english).sort());
    for (const [id, message] of Object.entries(catalog)) {
      expect(message.trim()).not.toBe('');
      expect([id, placeholders(message)]).toEqual([id, placeholders(english[id] ?? '')]);
      expect(() => compileMessage(message)).not.toThrow();
    }
  },
);
