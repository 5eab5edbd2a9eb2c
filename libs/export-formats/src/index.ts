export { EXPORT_FORMATS } from './export-formats.ts';
export type { ExportFormat } from './export-formats.ts';
export { factsOf } from './facts/facts-of.ts';
export type { Facts } from './facts/facts.ts';
export { CSV_COLUMNS, DEFAULT_CSV_COLUMNS } from './formats/csv.ts';
export type { CsvColumn } from './formats/csv.ts';
export { dataciteElement } from './formats/datacite.ts';
export { toOaiDc } from './formats/dublin-core.ts';
export { openaireElement } from './formats/openaire.ts';
export {
  formatsOf,
  formatsOfKind,
  isRecordFormat,
  namesRelated,
  RECORD_FORMAT_NAMES,
  RECORD_FORMATS,
  writeRecord,
} from './formats/record-formats.ts';
export type { RecordFormat, RecordFormatName } from './formats/record-formats.ts';
export { tag, tagPieces, tags, XML_DECLARATION, xmlDocument } from './formats/xml.ts';
export type { Xml } from './formats/xml.ts';
export { openExport } from './open-export.ts';
export type { Export } from './open-export.ts';
export { formatSignposts, LINKSET_FORMATS, recordLinkset, resultLinkset } from './page/signposting.ts';
export { linkHeader, linksetJson, linksetText } from './page/typed-link.ts';
export type { LinkContext, TypedLink } from './page/typed-link.ts';
export { formatAddress, hasPage, pageAddress } from './public-urls.ts';
export type { PublicUrls } from './public-urls.ts';
