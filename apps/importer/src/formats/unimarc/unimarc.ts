import type { Place } from '../mapping/product-of.ts';
import { textAt } from '../mapping/xml-parts.ts';
import type { Fields } from '../../fields.ts';
import type { Found } from '../format.ts';
import { workOf } from '../mapping/product-of.ts';
import { UNIMARC_ROWS } from './unimarc-rows.ts';

/** UNIMARC has the title in field 200 and other meanings for most tags; its XML is that of MARC 21. */
export const isUnimarc = (fields: Fields): boolean => '200' in fields && !('245' in fields);

/** Reads the fields of a record of a catalog, under its id in OAI-PMH or its number there. */
export const readUnimarc = (fields: Fields, { source, localId }: Place): readonly Found[] =>
  workOf(UNIMARC_ROWS, fields, {
    format: 'UNIMARC',
    source,
    namespace: 'unimarc',
    localId: localId ?? textAt(fields, '001'),
  });
