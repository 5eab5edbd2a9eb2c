import type { KeywordValue } from '@open-discovery/search-index';
import type { ResearchProduct } from '@open-discovery/model';
import {
  betterAccessRight,
  FIELDS_OF_SCIENCE,
  parseAccessRight,
  parseFieldOfScience,
  parseSdg,
  plainText,
  TOP_FIELDS_OF_SCIENCE,
} from '@open-discovery/model';
import type { AccessRight } from '@open-discovery/model';
import type { DocumentFields } from './document-fields.ts';
import { countryValue, instanceTypeValue, languageValue } from './named-values.ts';
import { funderValue } from './related-card.ts';
import { daysOf, flagValue, identifierForms, logarithmOf, present, yearOf } from './values.ts';

const SUBJECT_MAX_CHARS = 200;
const SUGGESTED_AUTHORS = 50;
const SUGGESTED_SUBJECTS = 30;

const FIELD_BY_LABEL: ReadonlyMap<string, string> = new Map(
  TOP_FIELDS_OF_SCIENCE.flatMap((top) => [top, ...FIELDS_OF_SCIENCE[top]]).map((field) => [
    field.slice(field.indexOf(' ') + 1),
    field,
  ]),
);
const FIELD_BY_CODE: ReadonlyMap<string, string> = new Map(
  [...FIELD_BY_LABEL.values()].map((field) => [field.slice(0, field.indexOf(' ')), field]),
);

/**
 * A field of science with the fields above it, as facet values; none for a subject that is no field of science.
 * @example fieldValues('0103 physical sciences') // 01 natural sciences, 0103 physical sciences
 */
export const fieldValues = (text: string): KeywordValue[] => {
  const known = FIELD_BY_LABEL.get(text.toLowerCase().replace(/^fos:\s*/, ''));
  const field = parseFieldOfScience(known ?? text);
  if (!field) return [];
  const above = [2, 4, 6].filter((length) => length < field.code.length);
  const values = above.flatMap((length) => FIELD_BY_CODE.get(field.code.slice(0, length)) ?? []);
  const own = FIELD_BY_CODE.get(field.code) ?? `${field.code} ${field.label}`;
  return [...values, own].map((value) => ({ value, label: value.slice(value.indexOf(' ') + 1) }));
};

interface Subjects {
  readonly fos: KeywordValue[];
  readonly sdg: KeywordValue[];
  readonly words: string[];
}

const subjectsOf = (product: ResearchProduct): Subjects => {
  const sorted: Subjects = { fos: [], sdg: [], words: [] };
  for (const { subject } of product.subjects ?? []) {
    if (!subject?.value) continue;
    const scheme = (subject.scheme ?? '').toLowerCase();
    const isField = scheme === 'fos' || /^fos:/i.test(subject.value);
    const fields = isField ? fieldValues(subject.value) : [];
    const goal = scheme === 'sdg' ? parseSdg(subject.value) : null;
    sorted.fos.push(...fields);
    if (goal) sorted.sdg.push(goal);
    if (fields.length === 0 && goal === null) sorted.words.push(plainText(subject.value));
  }
  return sorted;
};

/** The best access right; a record that does not say gets the best of its instances. */
const accessOf = (product: ResearchProduct): AccessRight => {
  const given = parseAccessRight(product.bestAccessRight?.label ?? product.bestAccessRight?.code ?? '');
  if (given) return given;
  return (product.instances ?? [])
    .map(({ accessRight }) => parseAccessRight(accessRight?.label ?? accessRight?.code ?? '') ?? 'UNKNOWN')
    .reduce(betterAccessRight, 'UNKNOWN');
};

const orcidOf = (author: NonNullable<ResearchProduct['authors']>[number]): string | null =>
  author.pid?.id?.value && /^orcid/i.test(author.pid.id.scheme ?? '')
    ? (identifierForms('orcid', author.pid.id.value)[0]?.toUpperCase() ?? null)
    : null;

const sourceValues = (
  sources: readonly ({ key?: string | null; value?: string | null } | null | undefined)[],
) =>
  present(
    sources.map((source) =>
      source?.key && !/unknown/i.test(source.value ?? '')
        ? { value: source.key, label: source.value || source.key }
        : null,
    ),
  );

const projectValues = (product: ResearchProduct) =>
  (product.projects ?? []).map(({ id, acronym, title, code, funder }) => ({
    value: id,
    label: acronym || plainText(title ?? '') || code || funder || id,
  }));

/** What of a research product is searched, filtered, counted and sorted. */
export const productFields = (product: ResearchProduct): DocumentFields => {
  const title = plainText(product.mainTitle ?? '');
  const authors = product.authors ?? [];
  const instances = product.instances ?? [];
  const subjects = subjectsOf(product);
  const organizations = product.organizations ?? [];
  const projects = product.projects ?? [];
  const hosts = sourceValues(instances.map(({ hostedBy }) => hostedBy));
  const impact = product.indicators?.citationImpact;
  const pids = [
    ...(product.pids ?? []),
    ...instances.flatMap((instance) => [...(instance.pids ?? []), ...(instance.alternateIdentifiers ?? [])]),
  ].flatMap(({ scheme, value }) => (value ? identifierForms(scheme, value) : []));
  const orcids = present(authors.map(orcidOf));
  return {
    title,
    text: {
      title: present([
        title,
        plainText(product.subTitle ?? ''),
        ...(product.otherTitles ?? []).map(plainText),
      ]),
      abstract: (product.descriptions ?? []).map(plainText),
      author: authors.map(({ fullName }) => fullName),
      subject: [...subjects.words, ...subjects.sdg, ...subjects.fos].map((item) =>
        typeof item === 'string' ? item : item.label,
      ),
      venue: present([product.publisher, product.container?.name, ...hosts.map(({ label }) => label)]),
      identifier: [...new Set([...pids, ...orcids, ...(product.originalIds ?? []), product.id])],
      related: present([
        ...projects.flatMap((project) => [
          project.acronym,
          plainText(project.title ?? ''),
          project.code,
          project.funder,
        ]),
        ...organizations.flatMap(({ legalName, acronym }) => [legalName, acronym]),
        ...(product.communities ?? []).map(({ label, code }) => label ?? code),
      ]),
      other: present([
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
    },
    keyword: {
      type: [product.type],
      access: [accessOf(product)],
      instanceType: present(instances.map(({ type }) => instanceTypeValue(type))),
      language: product.language?.code
        ? [languageValue(product.language.code, product.language.label)]
        : undefined,
      country: present([
        ...(product.countries ?? []).map(({ code, label }) => countryValue(code, label)),
        ...organizations.flatMap(({ countries }) =>
          (countries ?? []).map(({ code, label }) => countryValue(code, label)),
        ),
      ]),
      fos: subjects.fos,
      sdg: subjects.sdg,
      subject: subjects.words.filter((word) => word.length <= SUBJECT_MAX_CHARS),
      funder: present(projects.map(({ funder }) => funderValue(null, funder))),
      project: projectValues(product),
      organization: organizations.map(({ id, legalName, acronym }) => ({
        value: id,
        label: legalName || acronym || id,
      })),
      hostingSource: hosts,
      collectedFrom: sourceValues([
        ...(product.collectedFrom ?? []),
        ...instances.map(({ collectedFrom }) => collectedFrom),
      ]),
      publisher: present([product.publisher]),
      author: authors.map((author) => {
        const orcid = orcidOf(author);
        return orcid === null ? author.fullName : { value: orcid, label: author.fullName };
      }),
      community: (product.communities ?? []).map(({ code, label }) => ({
        value: code,
        label: label || code,
      })),
      openAccessColor: present([product.openAccessColor]),
      peerReviewed: [String(instances.some(({ refereed }) => refereed === 'peerReviewed'))],
      hasLicense: [String(instances.some(({ license }) => Boolean(license)))],
      green: flagValue(product.isGreen),
      diamond: flagValue(product.isInDiamondJournal),
      publiclyFunded: flagValue(product.publiclyFunded),
      citationClass: present([impact?.citationClass]),
      influenceClass: present([impact?.influenceClass]),
      popularityClass: present([impact?.popularityClass]),
      impulseClass: present([impact?.impulseClass]),
      guideline: present((product.eoscIfGuidelines ?? []).map(({ code }) => code)),
      pid: pids,
    },
    number: {
      year: yearOf(product.publicationDate),
      date: daysOf(product.publicationDate),
      collected: daysOf(product.dateOfCollection),
      citations: impact?.citationCount ?? undefined,
      views: product.indicators?.usageCounts?.views ?? undefined,
      influence: logarithmOf(impact?.influence),
      popularity: logarithmOf(impact?.popularity),
      impulse: logarithmOf(impact?.impulse),
    },
    suggest: [
      ...authors.slice(0, SUGGESTED_AUTHORS).map(({ fullName }) => ({ text: fullName, group: 'author' })),
      ...subjects.words
        .filter((word) => word.length <= SUBJECT_MAX_CHARS)
        .slice(0, SUGGESTED_SUBJECTS)
        .map((word) => ({ text: word, group: 'subject' })),
    ],
  };
};
