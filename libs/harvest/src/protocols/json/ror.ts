import { z } from 'zod';
import { failure } from '../../failure.ts';
import type { OptionRule } from '../../protocol.ts';
import { optionOf, optionsOf } from '../../source.ts';
import type { Source } from '../../source.ts';
import { createJsonProtocol } from './json-protocol.ts';
import { wordOption } from './option-rules.ts';
import { itemsSchema, textAt, totalSchema } from './page-reader.ts';

const ROR_PAGE = 20;
const ROR_LIMIT = 10_000;
const rorOptions: readonly OptionRule[] = [
  {
    name: 'country',
    isList: true,
    pattern: /^[A-Z]{2}$/,
    rule: 'a country code',
    example: 'DE',
    meaning: 'organizations of a country',
  },
  wordOption({
    name: 'type',
    meaning: 'organizations of a type like education',
    example: 'education',
    pattern: /^[a-z]+$/,
  }),
];

const rorFilter = (source: Source, part: number): string => {
  const [country, type] = [optionsOf(source, 'country')[part], optionOf(source, 'type')];
  return [
    country === undefined ? null : `country.country_code:${country}`,
    type === null ? null : `types:${type}`,
  ]
    .filter((one) => one !== null)
    .join(',');
};

/** A part of ROR by its REST API, version 2, https://ror.readme.io: pages of 20, up to 10,000 organizations in a list. */
export const ror = createJsonProtocol({
  address: 'https://api.ror.org',
  options: rorOptions,
  problemOf: () => null,
  hasChanges: false,
  parts: (source) => Math.max(1, optionsOf(source, 'country').length),
  firstCursor: '1',
  request: (source, { part, cursor }) => ({
    path: '/v2/organizations',
    parameters: { filter: rorFilter(source, part), page: cursor },
  }),
  readPage: (json, cursor) => {
    const answer = z.object({ items: itemsSchema, number_of_results: totalSchema }).safeParse(json).data;
    if (answer === undefined) return null;
    const isLast = Number(cursor) * ROR_PAGE >= answer.number_of_results;
    return {
      items: answer.items,
      total: answer.number_of_results,
      next: isLast ? null : String(Number(cursor) + 1),
    };
  },
  limitOf: ({ total: found }) =>
    (found ?? 0) > ROR_LIMIT ? failure('ror-limit', { max: ROR_LIMIT, count: found ?? 0 }) : null,
  keyOf: textAt('id'),
  volatile: [],
});
