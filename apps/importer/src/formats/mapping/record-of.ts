import type { Kind } from '@open-discovery/model';
import type { Fields } from '../../fields.ts';
import type { Found } from '../format.ts';
import { mapFields } from './row.ts';
import type { Row } from './row.ts';
import { wordsOf } from './text-rows.ts';

/** A record of any kind while rows fill it, by the model's names. */
export type Draft = Fields;

/** Returns a row that takes the first value of a field as it is. */
export const value = (field: string, section: string, to: string): Row<Draft> => ({
  field,
  section,
  to,
  read: (values) => ({ [to]: values[0] }),
});

/** Returns a row that takes all texts of a field. */
export const list = (field: string, section: string, to: string): Row<Draft> => ({
  field,
  section,
  to,
  read: (values) => ({ [to]: wordsOf(values) }),
});

/** Returns a row that takes identifiers of one scheme. */
export const pidList = (field: string, section: string, scheme: string): Row<Draft> => ({
  field,
  section,
  to: 'pids',
  read: (values) => ({ pids: wordsOf(values).map((word) => ({ scheme, value: word })) }),
});

/** The table of a kind of record of one format. */
export interface RecordTable {
  readonly format: string;
  readonly kind: Kind;
  readonly rows: readonly Row<Draft>[];
}

/** Returns the record that a table makes of a source, under an id. */
export const recordOf = ({ format, kind, rows }: RecordTable, source: Fields, id: string): Found => {
  const names = rows.flatMap(({ to }) => to.split(', ').map((name) => name.split('.')[0] ?? name));
  const start = Object.fromEntries(names.map((name) => [name, undefined]));
  const { draft, leftOut } = mapFields(rows, source, start);
  return { type: 'record', kind, record: { id, ...draft }, origin: { format, leftOut } };
};
