import type { Place } from '../mapping/product-of.ts';
import { fieldsOfElement } from '../../input/xml/xml-element.ts';
import type { XmlElement } from '../../input/xml/xml-element.ts';
import type { Found } from '../format.ts';
import { workOf } from '../mapping/product-of.ts';
import { textAt } from '../mapping/xml-parts.ts';
import { MODS_ROWS } from './mods-rows.ts';
import { xmlFormat } from '../mapping/xml-format.ts';

const FORMAT = 'MODS';

export const isMods = ({ name, namespace }: XmlElement): boolean =>
  name === 'mods' && (namespace === '' || /loc\.gov\/mods/.test(namespace));

/** Reads a record of a repository, under its id in OAI-PMH or its number there. */
export const readMods = (record: XmlElement, place: Place = {}): readonly Found[] => {
  const { '@schemaLocation': _schema, '@version': _version, ...fields } = fieldsOfElement(record);
  return workOf(MODS_ROWS, fields, {
    format: FORMAT,
    source: place.source,
    namespace: 'mods',
    localId: place.localId ?? textAt(fields, 'recordInfo.recordIdentifier'),
  });
};

/** A record of MODS, bare or in a collection. */
export const modsFormat = xmlFormat(FORMAT, isMods, readMods);
