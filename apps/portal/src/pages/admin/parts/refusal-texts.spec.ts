import { expect, test } from '@jest/globals';
import { PORTAL_LANGUAGES, REFUSAL_SENTENCES } from '@open-discovery/model';
import { z } from 'zod';
import { PAGE_CATALOGS } from '../../../messages/page-catalogs.ts';
import { readMessage } from '../../../messages/testing/read-message.ts';

const PREFIX = 'refusal.';
const file = z.object({ default: z.record(z.string(), z.string()) });
const textsIn = async (language: (typeof PORTAL_LANGUAGES)[number]) =>
  Object.entries(file.parse(await PAGE_CATALOGS.admin(language)).default)
    .filter(([id]) => id.startsWith(PREFIX))
    .map(([id, text]) => [id.slice(PREFIX.length), readMessage(text).values] as const);
const valuesOf = new Map(
  Object.entries<string>(REFUSAL_SENTENCES).map(([id, sentence]) => [
    id,
    [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
  ]),
);

test.each(PORTAL_LANGUAGES)(
  'in %s there is a text for every refusal, and for nothing else',
  async (language) =>
    expect((await textsIn(language)).map(([id]) => id)).toEqual([...valuesOf.keys()].sort()),
);

test.each(PORTAL_LANGUAGES)('in %s no text needs a value that the server does not send', async (language) => {
  for (const [id, names] of await textsIn(language))
    expect([id, names.filter((name) => !valuesOf.get(id)?.includes(name))]).toEqual([id, []]);
});
