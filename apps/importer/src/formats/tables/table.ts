import { deriveOpenAireId, parseRor } from '@open-discovery/identifiers';
import type { Fields } from '../../fields.ts';
import { nothing } from '../format.ts';
import type { Format, Found } from '../format.ts';
import { grantReference } from '../mapping/grants.ts';
import { workOf } from '../mapping/product-of.ts';
import { recordOf } from '../mapping/record-of.ts';
import { textAt } from '../mapping/xml-parts.ts';
import { idOfRor } from '../ror.ts';
import { TABLE_ORGANIZATIONS, TABLE_PROJECTS } from './table-others.ts';
import { TableRow } from './table-row.ts';
import { TABLE_WORK_ROWS } from './table-rows.ts';
import { skipReason } from '../../report/skip-reason.ts';

const FORMAT = 'CSV';
const NAMESPACE = 'csv';

const readProject = (row: Fields): readonly Found[] => {
  const code = textAt(row, 'code') ?? textAt(row, 'identifier');
  const title = textAt(row, 'title') ?? textAt(row, 'acronym');
  const grant = grantReference({ code, funder: textAt(row, 'funders'), funderId: null });
  const id = grant?.id ?? (title === null ? null : deriveOpenAireId(NAMESPACE, title.toLowerCase()));
  return id === null
    ? nothing(skipReason('no-id-or-title', { format: FORMAT }))
    : [recordOf(TABLE_PROJECTS, row, id)];
};

const readOrganization = (row: Fields): readonly Found[] => {
  const ror = parseRor(textAt(row, 'ror') ?? '');
  const name = textAt(row, 'name');
  const key = `${name?.toLowerCase() ?? ''}::${textAt(row, 'country')?.toLowerCase() ?? ''}`;
  const id =
    ror?.checkDigits === 'valid' ? idOfRor(ror.url) : name === null ? null : deriveOpenAireId(NAMESPACE, key);
  return id === null
    ? nothing(skipReason('no-id-or-title', { format: FORMAT }))
    : [recordOf(TABLE_ORGANIZATIONS, row, id)];
};

const readProduct = (row: Fields): readonly Found[] =>
  workOf(TABLE_WORK_ROWS, row, { format: FORMAT, namespace: NAMESPACE });

const READERS = { product: readProduct, project: readProject, organization: readOrganization } as const;

/** Returns the record of a row. */
export const readMapped = ({ kind, fields }: TableRow): readonly Found[] => READERS[kind](fields);

/** A row of a table whose columns have a mapping. */
export const tableFormat: Format = {
  name: FORMAT,
  detects: (value) => value instanceof TableRow,
  read: (value) => (value instanceof TableRow ? readMapped(value) : []),
};
