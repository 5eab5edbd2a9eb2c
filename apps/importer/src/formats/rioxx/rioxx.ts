import type { Place } from '../mapping/product-of.ts';
import { fieldsOfElement } from '../../input/xml/xml-element.ts';
import type { XmlElement } from '../../input/xml/xml-element.ts';
import type { Fields } from '../../fields.ts';
import type { Found } from '../format.ts';
import { workOf } from '../mapping/product-of.ts';
import { xmlFormat } from '../mapping/xml-format.ts';
import { RIOXX_ROWS } from './rioxx-rows.ts';

const FORMAT = 'RIOXX';

/** Reports whether an element is a record of RIOXX, version 2 or 3. */
export const isRioxx = ({ name, namespace }: XmlElement): boolean =>
  name === 'rioxx' || (/rioxx\.net\/schema/.test(namespace) && name === 'record');

/** `<ali:free_to_read/>` says what it says without content, which otherwise counts as no value. */
const withFree = ({ '@schemaLocation': _schema, ...fields }: Fields): Fields => {
  const { free_to_read: free } = fields;
  return Array.isArray(free)
    ? { ...fields, free_to_read: free.map((value: unknown) => (value === '' ? 'free' : value)) }
    : fields;
};

/** Reads a record of a repository, under its id there. */
export const readRioxx = (record: XmlElement, place: Place = {}): readonly Found[] =>
  workOf(RIOXX_ROWS, withFree(fieldsOfElement(record)), {
    format: FORMAT,
    namespace: 'oai',
    ...place,
  });

/** A bare record of RIOXX. */
export const rioxxFormat = xmlFormat(FORMAT, isRioxx, readRioxx);
