import { plainText } from '@open-discovery/model';
import type { TextField } from '../schema.ts';
import { present } from '../values.ts';
import { authorOrcid } from './product-parts.ts';
import type { ProductParts } from './product-parts.ts';

/** The searchable texts of a product, by text field. */
export const PRODUCT_TEXT = {
  title: ({ title, product }) =>
    present([title, plainText(product.subTitle ?? ''), ...(product.otherTitles ?? []).map(plainText)]),
  abstract: ({ product }) => (product.descriptions ?? []).map(plainText),
  author: ({ authors }) => authors.map(({ fullName }) => fullName),
  subject: ({ subjects }) =>
    present([
      ...subjects.words,
      ...subjects.codes,
      ...subjects.sdg,
      ...subjects.fos.map(({ value }) => value),
    ]),
  venue: ({ product, hosts }) =>
    present([product.publisher, product.container?.name, ...hosts.map(({ label }) => label)]),
  identifier: ({ product, pids, authors }) => [
    ...new Set([...pids, ...present(authors.map(authorOrcid)), ...(product.originalIds ?? []), product.id]),
  ],
  related: ({ projects, organizations, communities }) =>
    present([
      ...projects.flatMap(({ acronym, title, code, funder }) => [
        acronym,
        plainText(title ?? ''),
        code,
        funder,
      ]),
      ...organizations.flatMap(({ legalName, acronym }) => [legalName, acronym]),
      ...communities.map(({ label, code }) => label ?? code),
    ]),
  other: ({ product }) =>
    present([
      ...(product.sources ?? []),
      ...(product.contributors ?? []),
      ...(product.formats ?? []),
      ...(product.coverages ?? []),
      ...(product.contactPeople ?? []),
      ...(product.contactGroups ?? []),
      ...(product.tools ?? []),
      product.programmingLanguage,
      product.version,
      product.container?.conferencePlace,
    ]),
} as const satisfies Record<TextField, (parts: ProductParts) => readonly string[]>;
