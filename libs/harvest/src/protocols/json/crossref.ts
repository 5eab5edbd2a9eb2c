import { z } from 'zod';
import type { OptionRule } from '../../protocol.ts';
import { optionOf } from '../../source.ts';
import type { Source } from '../../source.ts';
import { createJsonProtocol } from './json-protocol.ts';
import { needsLimit, rorAddress, rorOption, wordOption } from './option-rules.ts';
import { itemsSchema, pageReader, textAt, totalSchema } from './page-reader.ts';

const CROSSREF_ROWS = 500;
const crossrefOptions: readonly OptionRule[] = [
  rorOption('ror', 'works with an author of this organization'),
  wordOption({
    name: 'funder',
    meaning: 'works of a funder, by its id in the Funder Registry like 100011199',
    example: '100011199',
    pattern: /^(?:10\.13039\/)?\d{9,12}$/,
  }),
  wordOption({
    name: 'issn',
    meaning: 'works of a journal',
    example: '2167-8359',
    pattern: /^\d{4}-\d{3}[\dX]$/,
  }),
  wordOption({
    name: 'prefix',
    meaning: 'works under a DOI prefix like 10.5555',
    example: '10.5555',
    pattern: /^10\.\d{4,9}$/,
  }),
];

const crossrefFilter = (source: Source, since: string | null): string =>
  [
    ['ror-id', optionOf(source, 'ror') === null ? null : rorAddress(optionOf(source, 'ror') ?? '')],
    ['funder', optionOf(source, 'funder')],
    ['issn', optionOf(source, 'issn')],
    ['prefix', optionOf(source, 'prefix')],
    ['from-index-date', since],
  ]
    .flatMap(([name, value]) => (value === null ? [] : [`${name}:${value}`]))
    .join(',');

/** The REST API of Crossref, https://api.crossref.org: deep paging with cursors, the polite pool by address. */
export const crossref = createJsonProtocol({
  address: 'https://api.crossref.org',
  options: crossrefOptions,
  problemOf: needsLimit(crossrefOptions),
  hasChanges: true,
  firstCursor: '*',
  request: (source, { since, cursor }, contact) => ({
    path: '/works',
    parameters: {
      filter: crossrefFilter(source, since),
      rows: String(CROSSREF_ROWS),
      cursor,
      mailto: contact,
    },
  }),
  readPage: pageReader(
    z
      .object({
        message: z.object({
          items: itemsSchema,
          'total-results': totalSchema,
          'next-cursor': z.string().nullish(),
        }),
      })
      .transform(({ message }) => ({
        items: message.items,
        total: message['total-results'],
        next: message.items.length < CROSSREF_ROWS ? null : (message['next-cursor'] ?? null),
      })),
  ),
  keyOf: textAt('DOI'),
  volatile: ['indexed', 'score'],
});
