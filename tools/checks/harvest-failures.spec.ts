import { expect, test } from '@jest/globals';
import { FAILURE_SENTENCES } from '@open-discovery/harvest';
import { PORTAL_LANGUAGES } from '@open-discovery/model';
import { z } from 'zod';
import { readText } from './repository.ts';

// The portal’s catalogs and the library of harvests are not in one program.
const PREFIX = 'admin-sources.failure-';
const textsIn = (language: string) =>
  Object.entries(
    z
      .record(z.string(), z.string())
      .parse(JSON.parse(readText(`apps/portal/src/pages/admin/screens/sources/messages/${language}.json`))),
  ).flatMap(([id, text]) => (id.startsWith(PREFIX) ? [[id.slice(PREFIX.length), text] as const] : []));
const valuesIn = (text: string): (string | undefined)[] =>
  [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name);
const sentences = new Map<string, string>(Object.entries(FAILURE_SENTENCES));

test.each(PORTAL_LANGUAGES)(
  'in %s there is a text for every failure of a source, and for nothing else',
  (language) => expect(textsIn(language).map(([id]) => id)).toEqual([...sentences.keys()].sort()),
);

test.each(PORTAL_LANGUAGES)('in %s no text about a failure needs a value that no run sends', (language) => {
  for (const [id, text] of textsIn(language)) {
    const sent = valuesIn(sentences.get(id) ?? '');
    expect([id, valuesIn(text).filter((name) => !sent.includes(name))]).toEqual([id, []]);
  }
});
