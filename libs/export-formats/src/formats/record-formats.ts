import type { KindedRecord } from '@open-discovery/model';
import type { Facts } from '../facts/facts.ts';
import { factsOf } from '../facts/facts-of.ts';
import type { Place } from '../place.ts';
import { toBibtex } from './bibtex.ts';
import { toCff } from './cff.ts';
import { toCodeMeta } from './codemeta.ts';
import { toCsl } from './csl.ts';
import { toDatacite } from './datacite.ts';
import { toDublinCore } from './dublin-core.ts';
import { toOpenaire } from './openaire.ts';
import { toRis } from './ris.ts';
import { toSchemaOrg } from './schema-org.ts';

/** A format in which single records are read. */
export interface RecordFormat {
  /** What the format is called, in every language. */
  readonly title: string;
  /** The first is what an answer says; any of them asks for the format. */
  readonly mediaTypes: readonly [string, ...string[]];
  readonly profile: string | null;
  readonly isFor: (facts: Facts) => boolean;
  readonly write: (facts: Facts, place: Place) => string;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const isWork = ({ item }: Facts): boolean => item.kind === 'product';
const isSoftware = ({ kind }: Facts): boolean => kind === 'software';
const isAny = (): boolean => true;

/** The formats of single records by the word that addresses use; where two are asked for alike, the first is given. */
export const RECORD_FORMATS = {
  json: {
    title: 'JSON (Graph API)',
    mediaTypes: ['application/json'],
    profile: null,
    isFor: isAny,
    write: ({ item }) => json(item.record),
  },
  jsonld: {
    title: 'JSON-LD (schema.org)',
    mediaTypes: ['application/ld+json', 'application/vnd.schemaorg.ld+json'],
    profile: 'https://schema.org',
    isFor: isAny,
    write: (facts, place) => json(toSchemaOrg(facts, place)),
  },
  csljson: {
    title: 'CSL-JSON',
    mediaTypes: ['application/vnd.citationstyles.csl+json'],
    profile: null,
    isFor: isAny,
    write: (facts) => json([toCsl(facts)]),
  },
  bibtex: {
    title: 'BibTeX',
    mediaTypes: ['application/x-bibtex', 'text/x-bibtex'],
    profile: null,
    isFor: isAny,
    write: toBibtex,
  },
  ris: {
    title: 'RIS',
    mediaTypes: ['application/x-research-info-systems'],
    profile: null,
    isFor: isAny,
    write: toRis,
  },
  datacite: {
    title: 'DataCite XML',
    mediaTypes: ['application/vnd.datacite.datacite+xml'],
    profile: 'http://datacite.org/schema/kernel-4',
    isFor: isAny,
    write: toDatacite,
  },
  dc: {
    title: 'Dublin Core XML',
    mediaTypes: ['application/xml', 'text/xml'],
    profile: 'http://www.openarchives.org/OAI/2.0/oai_dc/',
    isFor: isAny,
    write: toDublinCore,
  },
  openaire: {
    title: 'OpenAIRE guidelines XML',
    mediaTypes: ['application/vnd.openaire.oaire+xml'],
    profile: 'http://namespace.openaire.eu/schema/oaire/',
    isFor: isWork,
    write: toOpenaire,
  },
  codemeta: {
    title: 'CodeMeta',
    mediaTypes: ['application/vnd.codemeta.ld+json'],
    profile: 'https://w3id.org/codemeta/3.0',
    isFor: isSoftware,
    write: (facts, place) => json(toCodeMeta(facts, place)),
  },
  cff: {
    title: 'Citation File Format',
    mediaTypes: ['application/yaml', 'text/yaml', 'application/x-yaml'],
    profile: 'https://citation-file-format.github.io/1.2.0',
    isFor: isSoftware,
    write: toCff,
  },
} as const satisfies Record<string, RecordFormat>;

/** The word for a format of single records. */
export type RecordFormatName = keyof typeof RECORD_FORMATS;

/** The words for all formats of single records, in their order. */
export const RECORD_FORMAT_NAMES = Object.keys(RECORD_FORMATS) as readonly RecordFormatName[];

/** Whether a word names a format of single records. */
export const isRecordFormat = (word: string): word is RecordFormatName => Object.hasOwn(RECORD_FORMATS, word);

/** The formats in which a record can be read. */
export const formatsOf = (item: KindedRecord): RecordFormatName[] => {
  const facts = factsOf(item);
  return RECORD_FORMAT_NAMES.filter((name) => RECORD_FORMATS[name].isFor(facts));
};

/**
 * A record in a format, with the addresses of its page and its files.
 * @example writeRecord({ kind: 'product', record }, 'bibtex', place);
 */
export const writeRecord = (item: KindedRecord, format: RecordFormatName, place: Place): string =>
  RECORD_FORMATS[format].write(factsOf(item), place);
