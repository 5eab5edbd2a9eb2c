import type { PortalConfiguration } from '@open-discovery/config';
import { KINDS, PERSON_PATH, PRODUCT_TYPES } from '@open-discovery/model';
import { enabledKinds, isKindEnabled } from '../search/enabled-kinds.ts';

/** Returns the indexable addresses of home: itself and the plain list of each kind, in every language. */
const plainAddresses = (configuration: PortalConfiguration): string[] => {
  const types = PRODUCT_TYPES.filter((type) => isKindEnabled(configuration, type));
  const words = [...enabledKinds(configuration), ...types].map((kind) => KINDS[kind].typeWord);
  const lists = words.map((word) => `/?type=${word}`);
  const inLanguages = configuration.languages.flatMap((language) =>
    ['/?', ...lists.map((list) => `${list}&`)].map((start) => `${start}lang=${language}`),
  );
  return [...lists, ...inLanguages];
};

/** All works of a person may be visited; names, filters, orders and further pages are unbounded. */
const personRules = ({ languages }: PortalConfiguration): string[] => [
  `Disallow: ${PERSON_PATH}?`,
  `Allow: ${PERSON_PATH}?personId=`,
  `Disallow: ${PERSON_PATH}?personId=*&`,
  ...languages.map((language) => `Allow: ${PERSON_PATH}?personId=*&lang=${language}$`),
];

/** Of several matching rules, the longest applies. RFC 9309 §2.2.2. */
const rulesOf = (configuration: PortalConfiguration): string[] => [
  // Unbounded: every combination of words, filters, orders and pages.
  'Disallow: /?',
  ...plainAddresses(configuration).map((address) => `Allow: ${address}$`),
  ...personRules(configuration),
  // Other addresses of the same lists, and pages that depend on the visitor.
  'Disallow: /search/find',
  'Disallow: /search/advanced/',
  'Disallow: /search/content-providers',
  'Disallow: /search/entity-registries',
  'Disallow: /search/journals',
  'Disallow: /user-info',
  'Disallow: /reload',
  'Disallow: /error',
  // Other sites show these; the pages themselves are indexed.
  'Disallow: /embed/',
  'Disallow: /oembed',
  // Records are indexed by their pages; the API's documentation is for people.
  'Disallow: /api/',
  'Allow: /api/docs',
];

/** Returns `robots.txt`: the addresses that crawlers need not visit, and the sitemap of all records. */
export const robotsTxt = (origin: string, configuration: PortalConfiguration): string =>
  ['User-agent: *', ...rulesOf(configuration), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
