import type { ResearchProduct } from '@open-discovery/model';
import { isUnknownSource, parseSubject, plainText } from '@open-discovery/model';
import type { NamedValue } from '../named-values.ts';
import { identifierForms, present } from '../values.ts';
import { fieldsOfScience } from './fields-of-science.ts';

/** The parts of a product from which several fields of its document are made. */
export interface ProductParts {
  readonly product: ResearchProduct;
  readonly title: string;
  readonly authors: NonNullable<ResearchProduct['authors']>;
  readonly instances: NonNullable<ResearchProduct['instances']>;
  readonly organizations: NonNullable<ResearchProduct['organizations']>;
  readonly projects: NonNullable<ResearchProduct['projects']>;
  readonly communities: NonNullable<ResearchProduct['communities']>;
  readonly subjects: Subjects;
  readonly hosts: readonly NamedValue[];
  readonly pids: readonly string[];
  readonly impact: NonNullable<NonNullable<ResearchProduct['indicators']>['citationImpact']>;
}

interface Subjects {
  readonly fos: NamedValue[];
  readonly sdg: string[];
  /** Subjects that are neither a field of science nor a sustainable development goal. */
  readonly words: string[];
  /** Subjects that are not words: notations, paths and addresses. They are searched but not shown. */
  readonly codes: string[];
}

const classifySubjects = (product: ResearchProduct): Subjects => {
  const classified: Subjects = { fos: [], sdg: [], words: [], codes: [] };
  for (const { subject } of product.subjects ?? []) {
    const meaning = parseSubject(subject);
    const fields = meaning?.field === 'fos' ? fieldsOfScience(meaning.text) : [];
    if (meaning === null) classified.codes.push(subject.value);
    else if (meaning.field === 'sdg') classified.sdg.push(meaning.text);
    else if (fields.length > 0) classified.fos.push(...fields);
    else classified.words.push(plainText(meaning.text));
  }
  return classified;
};

/** Returns the ORCID of an author in its normal form, or `null`. */
export const authorOrcid = ({ pid }: ProductParts['authors'][number]): string | null =>
  pid?.id.value && /^orcid/i.test(pid.id.scheme ?? '')
    ? (identifierForms('orcid', pid.id.value)[0]?.toUpperCase() ?? null)
    : null;

/** Returns the facet values of data sources; unknown sources and those without a key have none. */
export const dataSourceValues = (
  sources: readonly ({ key?: string | null; value?: string | null } | null | undefined)[],
): NamedValue[] =>
  present(
    sources.map((source) =>
      source?.key && !isUnknownSource(source.value ?? '')
        ? { value: source.key, label: source.value || source.key }
        : null,
    ),
  );

const productPids = ({ pids, instances }: ResearchProduct): string[] =>
  [
    ...(pids ?? []),
    ...(instances ?? []).flatMap((instance) => [
      ...(instance.pids ?? []),
      ...(instance.alternateIdentifiers ?? []),
    ]),
  ].flatMap(({ scheme, value }) => (value ? identifierForms(scheme, value) : []));

export const productParts = (product: ResearchProduct): ProductParts => ({
  product,
  title: plainText(product.mainTitle ?? ''),
  authors: product.authors ?? [],
  instances: product.instances ?? [],
  organizations: product.organizations ?? [],
  projects: product.projects ?? [],
  communities: product.communities ?? [],
  subjects: classifySubjects(product),
  hosts: dataSourceValues((product.instances ?? []).map(({ hostedBy }) => hostedBy)),
  pids: productPids(product),
  impact: product.indicators?.citationImpact ?? {},
});
