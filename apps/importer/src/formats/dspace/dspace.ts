import type { Place } from '../mapping/product-of.ts';
import type { XmlElement } from '../../input/xml/xml-element.ts';
import { skipReason } from '../../report/skip-reason.ts';
import type { Fields } from '../../fields.ts';
import { nothing } from '../format.ts';
import type { Found } from '../format.ts';
import { workOf } from '../mapping/product-of.ts';
import { xmlFormat } from '../mapping/xml-format.ts';
import { textAt } from '../mapping/xml-parts.ts';
import { fieldsOfDim, fieldsOfXoai, isDim, isXoai } from './dspace-fields.ts';
import { DSPACE_ROWS } from './dspace-rows.ts';

/** Since version 7, archives have people, organizations and projects beside works. */
const OTHER_ENTITY = /^(?:person|orgunit|project|journal(?:volume|issue)?|event|funding|equipment)$/i;

const readFields = ({ dspace, ...fields }: Fields, format: string, place: Place): readonly Found[] => {
  const entity = textAt(dspace, 'entity.type') ?? '';
  if (OTHER_ENTITY.test(entity)) return nothing(skipReason('no-place', { type: entity, service: format }));
  return workOf(DSPACE_ROWS, fields, { format, namespace: 'oai', ...place });
};

/** Reads a work of an archive in XOAI, under its id there. */
export const readXoai = (metadata: XmlElement, place: Place = {}): readonly Found[] =>
  readFields(fieldsOfXoai(metadata), 'XOAI', place);

/** Reads a work of an archive in DIM, under its id there. */
export const readDim = (dim: XmlElement, place: Place = {}): readonly Found[] =>
  readFields(fieldsOfDim(dim), 'DIM', place);

/** A bare work in XOAI, in which DSpace gives all of its fields to other programs. */
export const xoaiFormat = xmlFormat('XOAI', isXoai, readXoai);

/** A bare work in DIM, the fields of DSpace as it stores them. */
export const dimFormat = xmlFormat('DIM', isDim, readDim);
