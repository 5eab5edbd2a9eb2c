import type { Place } from '../mapping/product-of.ts';
import { childOf } from '../../input/xml/xml-element.ts';
import type { XmlElement } from '../../input/xml/xml-element.ts';
import { skipReason } from '../../report/skip-reason.ts';
import { nothing } from '../format.ts';
import type { Found } from '../format.ts';
import { workOf } from '../mapping/product-of.ts';
import { isUnimarc, readUnimarc } from '../unimarc/unimarc.ts';
import { marcFieldsOf } from './marc-fields.ts';
import { localIdOf, MARC_ROWS } from './marc-rows.ts';
import { xmlFormat } from '../mapping/xml-format.ts';

const FORMAT = 'MARC 21';
const TYPE_POSITION = 6;

/** Kinds of records that describe no work, by position 6 of the leader. */
const NOT_BIBLIOGRAPHIC: Readonly<Record<string, string>> = {
  q: 'community information',
  u: 'holdings',
  v: 'holdings',
  w: 'classification',
  x: 'holdings',
  y: 'holdings',
  z: 'authority data',
};

export const isMarc = (element: XmlElement): boolean =>
  element.name === 'record' &&
  (/loc\.gov\/MARC21|marcxchange/i.test(element.namespace) || childOf(element, 'leader') !== null);

/** Reads a record of a catalog, under its id in OAI-PMH or its number there. */
export const readMarc = (record: XmlElement, place: Place = {}): readonly Found[] => {
  const fields = marcFieldsOf(record);
  const [leader] = [fields['leader']].flat();
  const other =
    typeof leader === 'string' ? NOT_BIBLIOGRAPHIC[leader.trim()[TYPE_POSITION] ?? ''] : undefined;
  if (other !== undefined) return nothing(skipReason('no-place', { type: other, service: FORMAT }));
  if (isUnimarc(fields)) return readUnimarc(fields, place);
  return workOf(MARC_ROWS, fields, {
    format: FORMAT,
    source: place.source,
    namespace: 'marc',
    localId: place.localId ?? localIdOf(fields),
  });
};

export const marcFormat = xmlFormat(FORMAT, isMarc, readMarc);
