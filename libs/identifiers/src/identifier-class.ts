import type { IdentifierScheme } from './identifier.ts';
import { textOf } from './text-of.ts';

/** The class names of the specification by scheme. Spec §3 "Identifier"; the last three are our additions. */
export const IDENTIFIER_CLASSES = {
  doi: 'doi',
  orcid: 'ORCID',
  pmcid: 'pmc',
  pmid: 'pmid',
  handle: 'handle',
  re3data: 're3data',
  swhid: 'swhid',
  ror: 'ROR',
  isni: 'ISNI',
  arxiv: 'arXiv',
} as const satisfies Record<IdentifierScheme, string>;

/** The class name of an identifier, as records have it. */
export type IdentifierClass = (typeof IDENTIFIER_CLASSES)[IdentifierScheme];

const SCHEMES = Object.keys(IDENTIFIER_CLASSES) as IdentifierScheme[];

const SCHEME_OF_CLASS: ReadonlyMap<string, IdentifierScheme> = new Map<string, IdentifierScheme>([
  ...SCHEMES.map((scheme) => [IDENTIFIER_CLASSES[scheme].toLowerCase(), scheme] as const),
  // OpenAIRE marks an ORCID iD that its owner has not confirmed.
  ['orcid_pending', 'orcid'],
  ['pmcid', 'pmcid'],
  ['pubmed', 'pmid'],
  ['hdl', 'handle'],
]);

/**
 * Returns the scheme of a record's class name, ignoring case; null for an unknown one.
 * @example
 * schemeOfClass('orcid_pending'); // 'orcid'
 */
export const schemeOfClass = (className: string): IdentifierScheme | null =>
  SCHEME_OF_CLASS.get(textOf(className).toLowerCase()) ?? null;
