import { MOST_FIELDS } from '../clean/longest.ts';
import { isFields } from '../fields.ts';
import { arxivAtomFormat } from './arxiv/arxiv-atom.ts';
import { arxivOaiFormat } from './arxiv/arxiv-oai.ts';
import { bareRecordFormat } from './bare-record.ts';
import { cerifFormat } from './cerif/cerif.ts';
import { cffFormat } from './cff/cff.ts';
import { bibtexFormat } from './bibtex/bibtex.ts';
import { envelopeFormat, errorAnswerFormat } from './envelope.ts';
import { commonmetaFormat } from './commonmeta/commonmeta.ts';
import { crossrefFormat } from './crossref/crossref.ts';
import { cordisFormat, cordisXmlFormat } from './cordis/cordis.ts';
import { cslJsonFormat } from './csl-json/csl-json.ts';
import { dataciteJsonFormat, dataciteXmlFormat } from './datacite/datacite.ts';
import { dimFormat, xoaiFormat } from './dspace/dspace.ts';
import { dublinCoreFormat } from './dublin-core/dublin-core.ts';
import { endnoteFormat } from './endnote/endnote.ts';
import { eoscProviderFormat, eoscServiceFormat } from './eosc/eosc.ts';
import { foreignJsonFormat } from './foreign-json.ts';
import { europePmcFormat } from './europe-pmc/europe-pmc.ts';
import { nothing } from './format.ts';
import type { Format, Found } from './format.ts';
import { halJsonFormat } from './hal/hal-json.ts';
import { halTeiFormat } from './hal/hal-tei.ts';
import { metsFormat } from './oai-pmh/mets.ts';
import { oaiPmhFormat } from './oai-pmh/oai-pmh.ts';
import { jatsFormat } from './jats/jats.ts';
import { marcFormat } from './marc/marc.ts';
import { medlineFormat } from './medline/medline.ts';
import { modsFormat } from './mods/mods.ts';
import { openalexFormat } from './openalex/openalex.ts';
import { openaireGuidelinesFormat } from './openaire-guidelines/openaire-guidelines.ts';
import { pubmedFormat } from './pubmed/pubmed.ts';
import { orcidFormat } from './orcid/orcid.ts';
import { orcidXmlFormat } from './orcid/orcid-xml.ts';
import { raidFormat } from './raid/raid.ts';
import { relationFormat } from './relation.ts';
import { rioxxFormat } from './rioxx/rioxx.ts';
import { risFormat } from './ris/ris.ts';
import { rorFormat } from './ror.ts';
import { rorAnswerFormat, rorVersion1Format } from './ror-1/ror-1.ts';
import { communityRowFormat, dataSourceRowFormat, organizationRowFormat } from './rows.ts';
import { codemetaFormat, schemaOrgFormat } from './schema-org/schema-org.ts';
import { ownTableFormat } from './tables/own-table.ts';
import { tableFormat } from './tables/table.ts';
import { unknownXmlFormat } from './unknown-xml.ts';
import { vocabularyFormat } from './vocabulary.ts';
import { webOfScienceFormat } from './web-of-science/web-of-science.ts';
import { wrapperFormat } from './wrapper.ts';
import { zenodoFormat } from './zenodo/zenodo.ts';
import { zoteroFormat } from './zotero/zotero.ts';
import { skipReason } from '../report/skip-reason.ts';

/** Formats of single records, most specific first. */
const RECORD_FORMATS: readonly Format[] = [
  errorAnswerFormat,
  openaireGuidelinesFormat,
  dataciteXmlFormat,
  oaiPmhFormat,
  cerifFormat,
  dublinCoreFormat,
  marcFormat,
  modsFormat,
  pubmedFormat,
  endnoteFormat,
  jatsFormat,
  arxivAtomFormat,
  arxivOaiFormat,
  cordisXmlFormat,
  halTeiFormat,
  rioxxFormat,
  xoaiFormat,
  dimFormat,
  metsFormat,
  zoteroFormat,
  orcidXmlFormat,
  unknownXmlFormat,
  bibtexFormat,
  risFormat,
  medlineFormat,
  webOfScienceFormat,
  ownTableFormat,
  tableFormat,
  cffFormat,
  crossrefFormat,
  dataciteJsonFormat,
  openalexFormat,
  zenodoFormat,
  europePmcFormat,
  halJsonFormat,
  orcidFormat,
  cslJsonFormat,
  cordisFormat,
  codemetaFormat,
  schemaOrgFormat,
  commonmetaFormat,
  raidFormat,
  foreignJsonFormat,
  relationFormat,
  rorFormat,
  rorVersion1Format,
  rorAnswerFormat,
  communityRowFormat,
  organizationRowFormat,
  dataSourceRowFormat,
  eoscServiceFormat,
  eoscProviderFormat,
  vocabularyFormat,
  bareRecordFormat,
];

const readWith = (formats: readonly Format[], value: unknown): readonly Found[] => {
  const format = formats.find(({ detects }) => detects(value));
  if (format) return format.read(value);
  return nothing(skipReason(isFields(value) ? 'unknown-record' : 'not-an-object'));
};

const readRecord = (value: unknown): readonly Found[] => readWith(RECORD_FORMATS, value);

const FORMATS: readonly Format[] = [envelopeFormat(readRecord), wrapperFormat(readRecord), ...RECORD_FORMATS];

/**
 * Reads a value of a file: records, relations, or nothing for a reason.
 * @example readValue({ id: 'x', legalName: 'CERN' }) // [{ type: 'record', kind: 'organization', … }]
 */
export const readValue = (value: unknown): readonly Found[] =>
  isFields(value) && Object.keys(value).length > MOST_FIELDS
    ? nothing(skipReason('too-many-fields', { max: MOST_FIELDS }))
    : readWith(FORMATS, value);

/**
 * Returns the name of the format of a value; null if it is in no known one.
 * @example formatOf({ id: 'x', legalName: 'CERN' }) // 'single record'
 */
export const formatOf = (value: unknown): string | null =>
  FORMATS.find(({ detects }) => detects(value))?.name ?? null;
