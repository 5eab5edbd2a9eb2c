import { dataciteElement, openaireElement, toOaiDc } from '@open-discovery/export-formats';
import type { Facts, Place, Xml } from '@open-discovery/export-formats';
import { OaiError } from './oai-error.ts';

/** A format in which records are harvested. */
export interface MetadataFormat {
  readonly schema: string;
  readonly namespace: string;
  /** Whether it is for research products alone. */
  readonly isOfProducts: boolean;
  readonly write: (facts: Facts, place: Place) => Xml;
}

/** The formats in which records are harvested, by their prefix. */
export const METADATA_FORMATS = {
  oai_dc: {
    schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
    namespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/',
    isOfProducts: false,
    write: toOaiDc,
  },
  oai_datacite: {
    schema: 'https://schema.datacite.org/meta/kernel-4.4/metadata.xsd',
    namespace: 'http://datacite.org/schema/kernel-4',
    isOfProducts: false,
    write: dataciteElement,
  },
  oai_openaire: {
    schema: 'https://www.openaire.eu/schema/repo-lit/4.0/openaire.xsd',
    namespace: 'http://namespace.openaire.eu/schema/oaire/',
    isOfProducts: true,
    write: openaireElement,
  },
} as const satisfies Record<string, MetadataFormat>;

/** The prefix of a format. */
export type MetadataPrefix = keyof typeof METADATA_FORMATS;

const isPrefix = (word: string): word is MetadataPrefix => Object.hasOwn(METADATA_FORMATS, word);

/** The format that a prefix names; throws {@link OaiError} where there is none. */
export const parsePrefix = (word: string): MetadataPrefix => {
  if (isPrefix(word)) return word;
  throw new OaiError(
    'cannotDisseminateFormat',
    `No such format. There are: ${Object.keys(METADATA_FORMATS).join(', ')}`,
  );
};
