import { expect, test } from '@jest/globals';
import { PORTAL_LANGUAGES, SKIP_SENTENCES } from '@open-discovery/model';
import type { PortalLanguage } from '@open-discovery/model';
import { z } from 'zod';
import { readMessage } from '../../../../messages/testing/read-message.ts';
import { SCREEN_CATALOGS } from '../../screen-catalogs.ts';

const PREFIX = 'admin-status.skipped-';
const file = z.object({ default: z.record(z.string(), z.string()) });
const textsIn = async (language: PortalLanguage) =>
  Object.entries(file.parse(await SCREEN_CATALOGS.status(language)).default)
    .filter(([id]) => id.startsWith(PREFIX))
    .map(([id, text]) => [id.slice(PREFIX.length), readMessage(text).values]);

test.each(PORTAL_LANGUAGES)(
  'in %s there is a text with the same values for every reason of an import, and for nothing else',
  async (language) =>
    expect(await textsIn(language)).toEqual(
      Object.entries<string>(SKIP_SENTENCES)
        .map(([id, sentence]) => [
          id,
          [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted(),
        ])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    ),
);
