import { dataciteElement, openaireElement, toOaiDc } from '@open-discovery/export-formats';
import type { Facts, PublicUrls, Xml } from '@open-discovery/export-formats';
import { OaiError } from './oai-error.ts';

interface MetadataFormat {
  readonly schema: string;
  readonly namespace: string;
  /** True if the format can describe research products only. */
  readonly productsOnly: boolean;
  readonly write: (facts: Facts, publicUrls: PublicUrls) => Xml;
}

export const METADATA_FORMATS = {
  oai_dc: {
    schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
    namespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/',
    productsOnly: false,
    write: toOaiDc,
  },
  oai_datacite: {
    schema: 'https://schema.datacite.org/meta/kernel-4.4/metadata.xsd',
    namespace: 'http://datacite.org/schema/kernel-4',
    productsOnly: false,
    write: dataciteElement,
  },
  oai_openaire: {
    schema: 'https://www.openaire.eu/schema/repo-lit/4.0/openaire.xsd',
    namespace: 'http://namespace.openaire.eu/schema/oaire/',
    productsOnly: true,
    write: openaireElement,
  },
} as const satisfies Record<string, MetadataFormat>;

export type MetadataPrefix = keyof typeof METADATA_FORMATS;

const isPrefix = (word: string): word is MetadataPrefix => Object.hasOwn(METADATA_FORMATS, word);

/** Parses a metadata prefix. @throws OaiError `cannotDisseminateFormat` for an unknown prefix. */
export const parsePrefix = (word: string): MetadataPrefix => {
  if (isPrefix(word)) return word;
  throw new OaiError(
    'cannotDisseminateFormat',
    `Unknown format. Available: ${Object.keys(METADATA_FORMATS).join(', ')}`,
  );
};
