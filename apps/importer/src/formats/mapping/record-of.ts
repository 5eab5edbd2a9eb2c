import { parseOrcid } from '@open-discovery/identifiers';
import { parseCountryCode } from '@open-discovery/model';
import type { Kind } from '@open-discovery/model';
import type { Fields } from '../../fields.ts';
import type { Found } from '../format.ts';
import { furtherValuesOf, mapFields, row } from './row.ts';
import type { Added, Row } from './row.ts';
import { wordOf, wordsOf } from './text-rows.ts';

/** A record of any kind while rows fill it, by the model's names. */
export type Draft = Fields;

/** Returns a row that takes the first value of a field as it is. */
export const value = (field: string, section: string, to: string): Row<Draft> =>
  row(field, section, { to, isFirst: true }, (values) => ({ [to]: values[0] }));

/** Returns a row that takes all texts of a field, or what each of them says. */
export const list = (
  field: string,
  section: string,
  to: string,
  read: (text: string) => unknown = (text) => text,
): Row<Draft> =>
  row(field, section, { to, isText: true }, (values) => ({ [to]: wordsOf(values).flatMap(read) }));

/** Returns a row that takes identifiers of one scheme. */
export const pidList = (field: string, section: string, scheme: string): Row<Draft> => ({
  field,
  section,
  to: 'pids',
  isText: true,
  read: (values) => ({ pids: wordsOf(values).map((word) => ({ scheme, value: word })) }),
});

/** Returns a row that takes a country by its code or name. */
export const country = (field: string, section: string, to = 'country'): Row<Draft> =>
  row(field, section, to, (values) => {
    const code = parseCountryCode(wordsOf(values)[0] ?? '');
    return code === null ? {} : { country: { code } };
  });

/** Returns a row that takes the ORCID iD of a person. */
export const orcidOf = (field: string, section: string): Row<Draft> => ({
  field,
  section,
  to: 'originalId',
  read: (values) => ({ originalId: wordsOf(values).flatMap((word) => parseOrcid(word)?.value ?? []) }),
});

export interface RecordTable {
  readonly format: string;
  readonly kind: Kind;
  readonly rows: readonly Row<Draft>[];
}

/** Reports whether a draft has another single value than the one that a row added. */
const isLost = (draft: Draft, { values }: Added<Draft>): boolean =>
  Object.entries(values).some(([name, added]) => {
    const [kept, other] = [wordOf(draft[name]), wordOf(added)];
    return kept !== null && other !== null && kept.trim().toLowerCase() !== other.trim().toLowerCase();
  });

/** Returns the record that a table makes of a source, under an id. */
export const recordOf = ({ format, kind, rows }: RecordTable, source: Fields, id: string): Found => {
  const names = rows.flatMap(({ to }) => to.split(', ').map((name) => name.split('.')[0] ?? name));
  const start = Object.fromEntries(names.map((name) => [name, undefined]));
  const { draft, added, leftOut } = mapFields(rows, source, start);
  const further = added.filter((one) => isLost(draft, one)).map(({ row }) => furtherValuesOf(row.field));
  const origin = { format, leftOut: [...new Set([...leftOut, ...further])].sort() };
  return { type: 'record', kind, record: { id, ...draft }, origin };
};
