import { deriveOpenAireId, parseRor } from '@open-discovery/identifiers';
import type { Fields } from '../../fields.ts';
import { nothing } from '../format.ts';
import type { Format, Found } from '../format.ts';
import { grantReference } from '../mapping/grants.ts';
import { productOf } from '../mapping/product-of.ts';
import { recordOf } from '../mapping/record-of.ts';
import { mapFields, valuesAt } from '../mapping/row.ts';
import { wordsOf } from '../mapping/text-rows.ts';
import { EMPTY_WORK } from '../mapping/work.ts';
import { idOfRor } from '../ror.ts';
import { TABLE_ORGANIZATIONS, TABLE_PROJECTS } from './table-others.ts';
import { TableRow } from './table-row.ts';
import { TABLE_WORK_ROWS } from './table-rows.ts';
import { skipReason } from '../../report/skip-reason.ts';

const FORMAT = 'CSV';
const NAMESPACE = 'csv';

const firstOf = (row: Fields, field: string): string | null => wordsOf(valuesAt(row, field))[0] ?? null;

const readProject = (row: Fields): readonly Found[] => {
  const code = firstOf(row, 'code') ?? firstOf(row, 'identifier');
  const title = firstOf(row, 'title') ?? firstOf(row, 'acronym');
  const grant = grantReference({ code, funder: firstOf(row, 'funders'), funderId: null });
  const id = grant?.id ?? (title === null ? null : deriveOpenAireId(NAMESPACE, title.toLowerCase()));
  return id === null
    ? nothing(skipReason('no-id-or-title', { format: FORMAT }))
    : [recordOf(TABLE_PROJECTS, row, id)];
};

const readOrganization = (row: Fields): readonly Found[] => {
  const ror = parseRor(firstOf(row, 'ror') ?? '');
  const name = firstOf(row, 'name');
  const key = `${name?.toLowerCase() ?? ''}::${firstOf(row, 'country')?.toLowerCase() ?? ''}`;
  const id =
    ror?.checkDigits === 'valid' ? idOfRor(ror.url) : name === null ? null : deriveOpenAireId(NAMESPACE, key);
  return id === null
    ? nothing(skipReason('no-id-or-title', { format: FORMAT }))
    : [recordOf(TABLE_ORGANIZATIONS, row, id)];
};

const readProduct = (row: Fields): readonly Found[] =>
  productOf(mapFields(TABLE_WORK_ROWS, row, EMPTY_WORK), {
    format: FORMAT,
    source: null,
    namespace: NAMESPACE,
    localId: null,
  });

const READERS = { product: readProduct, project: readProject, organization: readOrganization } as const;

/** Returns the record of a row. */
export const readMapped = ({ kind, fields }: TableRow): readonly Found[] => READERS[kind](fields);

/** A row of a table whose columns have a mapping. */
export const tableFormat: Format = {
  name: FORMAT,
  detects: (value) => value instanceof TableRow,
  read: (value) => (value instanceof TableRow ? readMapped(value) : []),
};
