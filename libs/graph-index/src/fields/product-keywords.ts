import { accessRightOf, parseLicense, plainText } from '@open-discovery/model';
import type { KeywordValue } from '@open-discovery/search-index';
import { countryValue, instanceTypeValue, languageValue } from '../named-values.ts';
import { funderValue } from '../project-funding.ts';
import type { KeywordField } from '../schema.ts';
import { flagValue, present } from '../values.ts';
import { authorOrcid, dataSourceValues } from './product-parts.ts';
import type { ProductParts } from './product-parts.ts';

const SUBJECT_MAX_CHARS = 200;

/** Returns the subjects that are short enough to be facet values. */
export const subjectValues = ({ subjects }: ProductParts): string[] =>
  subjects.words.filter((word) => word.length <= SUBJECT_MAX_CHARS);

/** Long texts are terms of use rather than the name of a license. */
const LICENSE_MAX_CHARS = 100;

/** Returns the licenses of a product's instances, each by one name for all of its spellings. */
const licenseValues = ({ instances }: ProductParts): KeywordValue[] =>
  present(instances.map(({ license }) => parseLicense(license)))
    .filter(({ name }) => name.length <= LICENSE_MAX_CHARS)
    .map(({ spdx, name }) => ({ value: spdx ?? name, label: name }));

/** Returns the programming languages of a product, which sources give as one text: `R, C`. */
const languagesOf = ({ product }: Pick<ProductParts, 'product'>): string[] =>
  (product.programmingLanguage ?? '')
    .split(/[,;]/)
    .map((language) => language.trim())
    .filter((language) => language !== '');

const authorValue = (author: ProductParts['authors'][number]): KeywordValue => {
  const orcid = authorOrcid(author);
  return orcid === null ? author.fullName : { value: orcid, label: author.fullName };
};

/** The filterable and countable values of a product, by keyword field. */
export const PRODUCT_KEYWORDS = {
  type: ({ product }) => [product.type],
  access: ({ product }) => [accessRightOf(product)],
  instanceType: ({ instances }) => present(instances.map(({ type }) => instanceTypeValue(type))),
  language: ({ product: { language } }) =>
    language?.code ? [languageValue(language.code, language.label)] : undefined,
  country: ({ product, organizations }) =>
    present(
      [...(product.countries ?? []), ...organizations.flatMap(({ countries }) => countries ?? [])].map(
        ({ code, label }) => countryValue(code, label),
      ),
    ),
  fos: ({ subjects }) => subjects.fos,
  sdg: ({ subjects }) => subjects.sdg,
  subject: subjectValues,
  funder: ({ projects }) => present(projects.map(({ funder }) => funderValue(null, funder))),
  project: ({ projects }) =>
    projects.map(({ id, acronym, title, code, funder }) => ({
      value: id,
      label: acronym || plainText(title ?? '') || code || funder || id,
    })),
  organization: ({ organizations }) =>
    organizations.map(({ id, legalName, acronym }) => ({ value: id, label: legalName || acronym || id })),
  hostingSource: ({ hosts }) => hosts,
  collectedFrom: ({ product, instances }) =>
    dataSourceValues([
      ...(product.collectedFrom ?? []),
      ...instances.map(({ collectedFrom }) => collectedFrom),
    ]),
  publisher: ({ product }) => present([product.publisher]),
  author: ({ authors }) => authors.map(authorValue),
  community: ({ communities }) =>
    communities.map(({ code, label }) => ({ value: code, label: label || code })),
  openAccessColor: ({ product }) => present([product.openAccessColor]),
  peerReviewed: ({ instances }) => [String(instances.some(({ refereed }) => refereed === 'peerReviewed'))],
  hasLicense: ({ instances }) => [String(instances.some(({ license }) => Boolean(license)))],
  license: licenseValues,
  programmingLanguage: languagesOf,
  green: ({ product }) => flagValue(product.isGreen),
  diamond: ({ product }) => flagValue(product.isInDiamondJournal),
  publiclyFunded: ({ product }) => flagValue(product.publiclyFunded),
  citationClass: ({ impact }) => present([impact.citationClass]),
  influenceClass: ({ impact }) => present([impact.influenceClass]),
  popularityClass: ({ impact }) => present([impact.popularityClass]),
  impulseClass: ({ impact }) => present([impact.impulseClass]),
  guideline: ({ product }) => present((product.eoscIfGuidelines ?? []).map(({ code }) => code)),
  pid: ({ pids }) => pids,
} as const satisfies Partial<
  Record<KeywordField, (parts: ProductParts) => readonly KeywordValue[] | undefined>
>;
