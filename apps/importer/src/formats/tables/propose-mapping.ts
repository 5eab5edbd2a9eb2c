import { TABLE_FIELDS } from './table-fields.ts';
import type { TableKind, TableMapping } from './table-row.ts';

/** Returns a name without case, accents, separators, and a language in brackets: `dc.title[en_US]`. */
const keyOf = (name: string): string =>
  name
    .replaceAll(/\[[^[\]]*\]|\([^()]*\)/g, '')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

const FIELDS: Readonly<Record<TableKind, ReadonlyMap<string, string>>> = {
  product: namesOf('product'),
  project: namesOf('project'),
  organization: namesOf('organization'),
};

function namesOf(kind: TableKind): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(TABLE_FIELDS[kind]).flatMap(([field, words]) =>
      [field, ...words.split(' ')].map((word): [string, string] => [keyOf(word), field]),
    ),
  );
}

/** Proposes what the columns of a table are, as rows of a kind. */
export const proposeAs = (kind: TableKind, columns: readonly string[]): TableMapping => ({
  kind,
  columns: Object.fromEntries(columns.map((column) => [column, FIELDS[kind].get(keyOf(column)) ?? null])),
});

const known = ({ columns }: TableMapping): number =>
  Object.values(columns).filter((field) => field !== null).length;

/** Proposes what the columns of a table are, by their names: as rows of the kind that knows most of them. */
export const proposeMapping = (columns: readonly string[]): TableMapping => {
  const [first, ...others] = (['product', 'project', 'organization'] as const).map((kind) =>
    proposeAs(kind, columns),
  );
  return others.reduce<TableMapping>(
    (best, other) => (known(other) > known(best) ? other : best),
    first ?? { kind: 'product', columns: {} },
  );
};
