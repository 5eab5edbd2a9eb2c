import { FORM_OPERATORS } from '@open-discovery/search-fields';
import type { FormGroup, FormRow, GroupMatch, QueryForm } from '@open-discovery/search-fields';
import { BLANK_GROUP } from './query-draft.ts';

/**
 * Names of the builder's controls in a form submitted without scripts; each row submits one of each, in
 * order.
 */
export const CONTROLS = {
  join: 'b-join',
  match: 'b-match',
  group: 'b-group',
  not: 'b-not',
  field: 'b-field',
  operator: 'b-operator',
  value: 'b-value',
  end: 'b-end',
  /** The action of the pressed button. */
  edit: 'b-edit',
} as const;

export const MATCHES = ['all', 'any', 'none', 'not-all'] as const satisfies readonly GroupMatch[];

const oneOf = <T extends string>(values: readonly T[], text: string | undefined, usual: T): T =>
  values.find((value) => value === text) ?? usual;

/**
 * Parses a submitted form, without the removed row and with the added group; `null` when none was submitted.
 */
export const readForm = (parameters: URLSearchParams): QueryForm | null => {
  const fields = parameters.getAll(CONTROLS.field);
  if (fields.length === 0) return null;
  const column = (name: keyof typeof CONTROLS): string[] => parameters.getAll(CONTROLS[name]);
  const [nots, operators, values, ends, places] = [
    column('not'),
    column('operator'),
    column('value'),
    column('end'),
    column('group'),
  ];
  const edit = parameters.get(CONTROLS.edit) ?? 'search';
  const rows = fields.map((field, index): FormRow & { readonly place: number } => ({
    place: Number(places[index] ?? 0),
    field: field || null,
    operator: oneOf(FORM_OPERATORS, operators[index], 'contains'),
    value: values[index] ?? '',
    end: ends[index] ?? '',
    isNegated: nots[index] === 'not',
  }));
  const kept = rows.filter((_, index) => edit !== `remove ${index}`);
  const groups = column('match').map((match, place): FormGroup => ({
    match: oneOf(MATCHES, match, 'all'),
    rows: kept.filter((row) => row.place === place).map(({ place: _place, ...row }) => row),
  }));
  return {
    join: oneOf(['and', 'or'], parameters.get(CONTROLS.join) ?? '', 'and'),
    groups: edit === 'group' ? [...groups, BLANK_GROUP] : groups,
  };
};

/** Returns the parameters without those of the builder. */
export const withoutForm = (parameters: URLSearchParams): URLSearchParams => {
  const names: readonly string[] = Object.values(CONTROLS);
  return new URLSearchParams([...parameters].filter(([name]) => !names.includes(name)));
};
