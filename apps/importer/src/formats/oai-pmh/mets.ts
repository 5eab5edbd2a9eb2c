import { xmlFormat } from '../mapping/xml-format.ts';
import { unknownXmlFormat } from '../unknown-xml.ts';
import { isMets, readMetadata } from './metadata.ts';

/** A container of METS with a description in another format. */
export const metsFormat = xmlFormat(
  'METS',
  isMets,
  (mets) => readMetadata(mets) ?? unknownXmlFormat.read(mets),
);
