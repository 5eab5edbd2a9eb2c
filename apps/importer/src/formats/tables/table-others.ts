import { parseRor } from '@open-discovery/identifiers';
import { parseFunder } from '@open-discovery/model';
import { country, list, value } from '../mapping/record-of.ts';
import type { Draft, RecordTable } from '../mapping/record-of.ts';
import { row } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { wordsOf } from '../mapping/text-rows.ts';

const SECTION = 'the mapping of the table';

/** Returns a row that takes a field whose cells may hold several values. */
const first = (field: string, to: string): Row<Draft> =>
  row(field, SECTION, to, (values) => ({ [to]: wordsOf(values)[0] }));

const amount = (field: string, to: string): Row<Draft> =>
  row(field, SECTION, `granted.${to}`, (values, source) => {
    const number = Number(
      wordsOf(values)[0]
        ?.replaceAll(/[\s'’]/g, '')
        .replace(/,(\d{1,2})$/, '.$1'),
    );
    const currency = wordsOf([source['currency']].flat())[0] ?? null;
    return Number.isFinite(number) ? { granted: { [to]: number, currency } } : {};
  });

/** The fields of a project in a table, and their places in the model. */
export const TABLE_PROJECTS: RecordTable = {
  format: 'CSV',
  kind: 'project',
  rows: [
    first('title', 'title'),
    first('acronym', 'acronym'),
    first('code', 'code'),
    first('abstract', 'summary'),
    first('startDate', 'startDate'),
    first('endDate', 'endDate'),
    row('funders', SECTION, 'fundings', (values) => ({
      fundings: [...new Set(wordsOf(values).map((word) => parseFunder(word)?.name ?? word))].map((name) => ({
        name,
      })),
    })),
    first('call', 'callIdentifier'),
    amount('totalCost', 'totalCost'),
    amount('fundedAmount', 'fundedAmount'),
    { ...value('currency', SECTION, 'granted'), read: () => ({}) },
    list('keywords', SECTION, 'subjects'),
    first('url', 'websiteUrl'),
    list('identifier', SECTION, 'originalIds'),
  ],
};

/** The fields of an organization in a table, and their places in the model. */
export const TABLE_ORGANIZATIONS: RecordTable = {
  format: 'CSV',
  kind: 'organization',
  rows: [
    first('name', 'legalName'),
    first('acronym', 'legalShortName'),
    list('ror', SECTION, 'pids', (word) => {
      const ror = parseRor(word);
      return ror === null ? [] : { scheme: 'ROR', value: ror.url };
    }),
    country('country', SECTION),
    first('url', 'websiteUrl'),
    list('identifier', SECTION, 'originalIds'),
  ],
};
