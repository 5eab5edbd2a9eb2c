import { z } from 'zod';
import type { OptionRule } from '../../protocol.ts';
import { optionOf } from '../../source.ts';
import { createJsonProtocol } from './json-protocol.ts';
import { needsLimit, wordOption } from './option-rules.ts';
import { itemsSchema, pageReader, textAt, totalSchema } from './page-reader.ts';

const openaireOptions: readonly OptionRule[] = [
  wordOption({
    name: 'organization',
    meaning: 'products of an organization, by its OpenAIRE id',
    example: 'openorgs____::0123456789abcdef0123456789abcdef',
  }),
  wordOption({
    name: 'project',
    meaning: 'products of a project, by its OpenAIRE id',
    example: 'corda__h2020::0123456789abcdef0123456789abcdef',
  }),
  wordOption({ name: 'funder', meaning: 'products of a funder, by its short name like EC', example: 'EC' }),
  wordOption({
    name: 'community',
    meaning: 'products of a community, by its id like dh-ch',
    example: 'dh-ch',
  }),
];
const OPENAIRE_PARAMETERS = {
  organization: 'relOrganizationId',
  project: 'relProjectId',
  funder: 'relProjectFundingShortName',
  community: 'relCommunityId',
} as const;

/** Values of more than one word are quoted. */
const quoted = (value: string | null): string | null =>
  value === null || /^[\w-]+$/.test(value) ? value : `"${value}"`;

/** The OpenAIRE Graph API, version 3, https://graph.openaire.eu/docs/apis/graph-api: cursor paging. It has no dates of changes. */
export const openaire = createJsonProtocol({
  address: 'https://api.openaire.eu/graph',
  options: openaireOptions,
  problemOf: needsLimit(openaireOptions),
  hasChanges: false,
  firstCursor: '*',
  request: (source, { cursor }) => ({
    path: '/v3/research-products',
    parameters: {
      ...Object.fromEntries(
        Object.entries(OPENAIRE_PARAMETERS).map(([option, parameter]) => [
          parameter,
          quoted(optionOf(source, option)),
        ]),
      ),
      pageSize: '100',
      cursor,
    },
  }),
  readPage: pageReader(
    z
      .object({
        results: itemsSchema,
        header: z.object({ numFound: totalSchema.nullish(), nextCursor: z.string().nullish() }),
      })
      .transform(({ results, header }) => ({
        items: results,
        total: header.numFound ?? null,
        next: header.nextCursor ?? null,
      })),
  ),
  keyOf: textAt('id'),
  volatile: [],
});
