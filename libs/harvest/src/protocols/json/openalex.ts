import { z } from 'zod';
import type { OptionRule } from '../../protocol.ts';
import { optionOf } from '../../source.ts';
import type { Source } from '../../source.ts';
import { createJsonProtocol } from './json-protocol.ts';
import { needsLimit, rorAddress, wordOption } from './option-rules.ts';
import { itemsSchema, pageReader, textAt, totalSchema } from './page-reader.ts';

const openalexOptions: readonly OptionRule[] = [
  wordOption({
    name: 'institution',
    meaning: 'works of an institution, by its ROR id or its id like I136199984',
    example: 'I136199984',
    pattern: /^(?:https:\/\/ror\.org\/)?(?:0[a-z0-9]{6}\d{2}|I\d+)$/,
  }),
  wordOption({
    name: 'funder',
    meaning: 'works of a funder, by its id like F4320321001',
    example: 'F4320321001',
    pattern: /^F\d+$/,
  }),
];

const openalexFilter = (source: Source): string => {
  const [institution, funder] = [optionOf(source, 'institution'), optionOf(source, 'funder')];
  const isId = institution?.startsWith('I') === true;
  return [
    institution === null
      ? null
      : isId
        ? `institutions.id:${institution}`
        : `institutions.ror:${rorAddress(institution)}`,
    funder === null ? null : `grants.funder:${funder}`,
  ]
    .filter((part) => part !== null)
    .join(',');
};

/** The API of OpenAlex, https://developers.openalex.org: cursor paging. Changes by date need a contract, so all works are requested. */
export const openalex = createJsonProtocol({
  address: 'https://api.openalex.org',
  options: openalexOptions,
  problemOf: needsLimit(openalexOptions),
  key: { setting: 'OPENALEX_API_KEY', parameter: 'api_key' },
  hasChanges: false,
  firstCursor: '*',
  request: (source, { cursor }, contact) => ({
    path: '/works',
    parameters: { filter: openalexFilter(source), per_page: '100', cursor, mailto: contact },
  }),
  readPage: pageReader(
    z
      .object({
        results: itemsSchema,
        meta: z.object({ count: totalSchema.nullish(), next_cursor: z.string().nullish() }),
      })
      .transform(({ results, meta }) => ({
        items: results,
        total: meta.count ?? null,
        next: meta.next_cursor ?? null,
      })),
  ),
  keyOf: textAt('id'),
  volatile: ['updated_date', 'relevance_score'],
});
