import { isProductType } from '@open-discovery/model';
import type { KindedRecord, LinkedRecord } from '@open-discovery/model';
import type { Facts } from '../facts/facts.ts';
import { factsOf } from '../facts/facts-of.ts';
import type { PublicUrls } from '../public-urls.ts';
import { toBibtex } from './bibtex.ts';
import { toCff } from './cff.ts';
import { toCodeMeta } from './codemeta.ts';
import { toCsl } from './csl.ts';
import { toDatacite } from './datacite.ts';
import { toDublinCore } from './dublin-core.ts';
import { toOpenaire } from './openaire.ts';
import { toRis } from './ris.ts';
import { relatedFacts } from './related-facts.ts';
import type { RelatedRecord } from './related-facts.ts';
import { toSchemaOrg } from './schema-org.ts';
import type { RelatedFacts } from './schema-org.ts';

/** A format of single records. */
export interface RecordFormat {
  /** Name of the format, the same in every language. */
  readonly title: string;
  /** Responses use the first media type; requests may use any of them. */
  readonly mediaTypes: readonly [string, ...string[]];
  readonly profile: string | null;
  readonly isFor: (kind: Facts['kind']) => boolean;
  readonly write: (facts: Facts, publicUrls: PublicUrls, related: readonly RelatedFacts[]) => string;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const isWork = (kind: Facts['kind']): boolean => isProductType(kind);
const isSoftware = (kind: Facts['kind']): boolean => kind === 'software';
const isAny = (): boolean => true;

/**
 * The formats of single records by their name in addresses. When two match a request equally, the first is
 * used.
 */
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
    write: (facts, publicUrls, related) => json(toSchemaOrg(facts, publicUrls, related)),
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
    write: (facts, publicUrls) => json(toCodeMeta(facts, publicUrls)),
  },
  cff: {
    title: 'Citation File Format',
    mediaTypes: ['application/yaml', 'text/yaml', 'application/x-yaml'],
    profile: 'https://citation-file-format.github.io/1.2.0',
    isFor: isSoftware,
    write: toCff,
  },
} as const satisfies Record<string, RecordFormat>;

/** The name of a format of single records. */
export type RecordFormatName = keyof typeof RECORD_FORMATS;

/** The names of all formats of single records, in order. */
export const RECORD_FORMAT_NAMES = Object.keys(RECORD_FORMATS) as readonly RecordFormatName[];

/** Reports whether a word names a format of single records. */
export const isRecordFormat = (word: string): word is RecordFormatName => Object.hasOwn(RECORD_FORMATS, word);

/** Returns the formats available for records of a kind. */
export const formatsOfKind = (kind: Facts['kind']): RecordFormatName[] =>
  RECORD_FORMAT_NAMES.filter((name) => RECORD_FORMATS[name].isFor(kind));

/** Returns the formats available for a record. */
export const formatsOf = (item: KindedRecord): RecordFormatName[] => formatsOfKind(factsOf(item).kind);

/** Reports whether a format names related records with their titles, as {@link writeRecord} expects them. */
export const namesRelated = (format: RecordFormatName): boolean => format === 'jsonld';

/**
 * Formats a record, with the addresses of its page and files, and its related records where the format names them.
 * @example writeRecord({ kind: 'product', record }, 'bibtex', publicUrls);
 */
export const writeRecord = (
  item: LinkedRecord,
  format: RecordFormatName,
  publicUrls: PublicUrls,
  related: readonly RelatedRecord[] = [],
): string => RECORD_FORMATS[format].write(factsOf(item), publicUrls, relatedFacts(related));
