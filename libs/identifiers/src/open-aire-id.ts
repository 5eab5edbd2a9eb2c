import type { Identifier, IdentifierScheme } from './identifier.ts';
import { md5 } from './md5.ts';
import { textOf } from './text-of.ts';

const PRODUCT_ID = /^[!-~]{12}::[0-9a-z]{32}$/;
const NAMESPACE_LENGTH = 12;

/** The entities by the two digits before `|` in OpenAIRE's index and in dumps before version 5. */
export const OPEN_AIRE_ENTITY_PREFIXES = {
  '00': 'context',
  '10': 'dataSource',
  '20': 'organization',
  '40': 'project',
  '50': 'product',
} as const;

/** The two digits that OpenAIRE puts before an id. */
export type OpenAireEntityPrefix = keyof typeof OPEN_AIRE_ENTITY_PREFIXES;

/** The parts of an OpenAIRE id. */
export interface OpenAireId {
  /** Twelve characters, padded with `_`. */
  namespace: string;
  hash: string;
  /** Null in the Graph API, which omits it. */
  entityPrefix: OpenAireEntityPrefix | null;
}

/**
 * Reports whether a text is exactly a product id: 12 characters, `::`, 32 lower-case letters or digits. Spec §3, §9.
 * @example
 * isProductId('doi_________::9b1f4c1b5e2d1c6f7a8b9c0d1e2f3a4b'); // true
 */
export const isProductId = (text: string): boolean => PRODUCT_ID.test(textOf(text));

const isEntityPrefix = (text: string): text is OpenAireEntityPrefix =>
  Object.hasOwn(OPEN_AIRE_ENTITY_PREFIXES, text);

/**
 * Parses an OpenAIRE id of any entity, with or without its entity prefix; null for other text.
 * @example
 * parseOpenAireId('10|opendoar____::358aee4cc897452c00244351e4d91f69')?.namespace; // 'opendoar____'
 */
export const parseOpenAireId = (text: string): OpenAireId | null => {
  const trimmed = textOf(text).trim();
  const entityPrefix = trimmed.charAt(2) === '|' ? trimmed.slice(0, 2) : null;
  const id = entityPrefix === null ? trimmed : trimmed.slice(3);
  if (!isProductId(id) || (entityPrefix !== null && !isEntityPrefix(entityPrefix))) return null;
  return { namespace: id.slice(0, NAMESPACE_LENGTH), hash: id.slice(NAMESPACE_LENGTH + 2), entityPrefix };
};

/**
 * Derives the id that OpenAIRE gives a record: the namespace padded to 12 characters, `::`, MD5 of the local id. Null
 * if the namespace is longer than 12 characters or not plain ASCII.
 * @example
 * deriveOpenAireId('opendoar', '2659'); // 'opendoar____::358aee4cc897452c00244351e4d91f69'
 */
export const deriveOpenAireId = (namespace: string, localId: string): string | null => {
  if ([namespace, localId].some((part: unknown) => typeof part !== 'string')) return null;
  const id = `${namespace.padEnd(NAMESPACE_LENGTH, '_')}::${md5(localId)}`;
  return isProductId(id) ? id : null;
};

/** The namespaces whose local id is the identifier itself. */
const NAMESPACE_OF: Partial<Record<IdentifierScheme, string>> = {
  doi: 'doi',
  pmid: 'pmid',
  pmcid: 'pmc',
  arxiv: 'arXiv',
  re3data: 're3data',
};

/**
 * Derives the id of the OpenAIRE record with this identifier, unless the record was merged with another. Null for
 * schemes that OpenAIRE derives no id from, and without an identifier.
 * @example
 * openAireIdOf(identifier); // 're3data_____::94816e6421eeb072e7742ce6a9decc5f' for r3d100000044
 */
export const openAireIdOf = (identifier: Identifier | null | undefined): string | null => {
  const namespace = identifier ? NAMESPACE_OF[identifier.scheme] : undefined;
  return identifier && namespace !== undefined ? deriveOpenAireId(namespace, identifier.value) : null;
};
