import { z } from 'zod';
import type { OptionRule } from '../../protocol.ts';
import { optionOf } from '../../source.ts';
import type { Source } from '../../source.ts';
import { createJsonProtocol } from './json-protocol.ts';
import { needsLimit, rorAddress, rorOption, wordOption } from './option-rules.ts';
import { itemsSchema, pageReader, textAt, totalSchema } from './page-reader.ts';

const dataciteOptions: readonly OptionRule[] = [
  wordOption({
    name: 'client',
    meaning: 'works of a repository, by its id like cern.zenodo',
    example: 'cern.zenodo',
    pattern: /^[a-z0-9-]+\.[a-z0-9-]+$/i,
  }),
  rorOption('affiliation', 'works with a creator of this organization'),
  {
    name: 'query',
    pattern: /^.{1,500}$/,
    rule: 'a query',
    example: 'types.resourceTypeGeneral:Dataset',
    meaning: 'works that a query finds, in the syntax of DataCite',
  },
];

const dataciteQuery = (source: Source, since: string | null): string | null => {
  const [affiliation, query] = [optionOf(source, 'affiliation'), optionOf(source, 'query')];
  const parts = [
    affiliation === null ? null : `creators.affiliation.affiliationIdentifier:"${rorAddress(affiliation)}"`,
    query === null ? null : `(${query})`,
    since === null ? null : `updated:[${since} TO *]`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' AND ');
};

/** The cursor of an address like `https://api.datacite.org/dois?page[cursor]=abc`. */
const cursorOf = (address: string | null | undefined): string | null =>
  address && URL.canParse(address) ? new URL(address).searchParams.get('page[cursor]') : null;

/** The REST API of DataCite, https://support.datacite.org/docs/api: cursor-based pagination. */
export const datacite = createJsonProtocol({
  address: 'https://api.datacite.org',
  options: dataciteOptions,
  problemOf: needsLimit(dataciteOptions),
  hasChanges: true,
  firstCursor: '1',
  request: (source, { since, cursor }) => ({
    path: '/dois',
    parameters: {
      'client-id': optionOf(source, 'client'),
      query: dataciteQuery(source, since),
      affiliation: 'true',
      'page[size]': '500',
      'page[cursor]': cursor,
    },
  }),
  readPage: pageReader(
    z
      .object({
        data: itemsSchema,
        meta: z.object({ total: totalSchema }).nullish(),
        links: z.object({ next: z.string().nullish() }).nullish(),
      })
      .transform(({ data, meta, links }) => ({
        items: data,
        total: meta?.total ?? null,
        next: cursorOf(links?.next),
      })),
  ),
  keyOf: textAt('id'),
  volatile: [],
});
