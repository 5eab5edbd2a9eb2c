import { accessRightOf, knownDate, languageTag, parseLicense } from '@open-discovery/model';
import type { AccessRight, Instance, ResearchProduct } from '@open-discovery/model';
import { lines, oneLine, plainLine } from './clean-text.ts';
import { toCreator } from './creator.ts';
import type { Facts, Grant, Venue, StatedLicense } from './facts.ts';
import { addresses, doiOf, furtherIdentifiersOf, identifiersOf } from './identifiers-of.ts';
import { namedOrganizations } from './named-organizations.ts';
import { parseIssued } from './issued.ts';
import { workType } from './work-type.ts';

const line = (text: string | null | undefined): string => oneLine(text ?? '');

/** The number of a report and the pages in a series are known of some works without the name of the venue. */
const venueOf = ({ container }: ResearchProduct): Venue | null => {
  if (!container) return null;
  const venue = {
    name: plainLine(container.name ?? ''),
    volume: line(container.vol),
    issue: line(container.iss),
    firstPage: line(container.sp),
    lastPage: line(container.ep),
    edition: line(container.edition),
    place: line(container.conferencePlace),
    issns: lines([container.issnLinking, container.issnPrinted, container.issnOnline]),
  };
  return Object.values(venue).some((fact) => fact.length > 0) ? venue : null;
};

const grantsOf = ({ projects }: ResearchProduct): Grant[] =>
  (projects ?? []).map((project) => ({
    id: project.id,
    code: line(project.code),
    acronym: line(project.acronym),
    title: plainLine(project.title ?? ''),
    funder: line(project.funder),
  }));

/** Returns the license of the copy with the most specific terms. */
const licenseOf = (instances: readonly Instance[]): StatedLicense | null => {
  const licenses = lines(instances.map(({ license }) => license)).flatMap((text): StatedLicense[] => {
    const license = parseLicense(text);
    return license ? [{ ...license, text }] : [];
  });
  return (
    licenses.find(({ spdx }) => spdx !== null) ??
    licenses.find(({ url }) => url !== null) ??
    licenses[0] ??
    null
  );
};

const pidsOf = ({ pids, instances }: ResearchProduct) => [
  ...(pids ?? []),
  ...(instances ?? []).flatMap((copy) => copy.pids ?? []),
  ...(instances ?? []).flatMap(({ alternateIdentifiers }) => alternateIdentifiers ?? []),
];

const peopleOf = (product: ResearchProduct) => ({
  creators: (product.authors ?? []).filter(({ fullName }) => fullName.trim() !== '').map(toCreator),
  contributors: lines(product.contributors),
  publisher: line(product.publisher),
  organizations: namedOrganizations(product.organizations),
});

const subjectsOf = ({ subjects }: ResearchProduct): string[] =>
  lines((subjects ?? []).map(({ subject }) => plainLine(subject.value)));

/** Returns who can read a product; `null` if no source states it. */
const accessOf = (product: ResearchProduct): AccessRight | null => {
  const right = accessRightOf(product);
  return right === 'UNKNOWN' ? null : right;
};

/** Returns the shortest tag of the language, as BCP 47 requires: `de`, not `deu`. */
const languageOf = ({ language }: ResearchProduct): string => {
  const tag = languageTag(language?.code ?? '');
  return tag === null ? '' : (Intl.getCanonicalLocales(tag)[0] ?? '');
};

/** Returns a product's title as plain text, or its id. */
export const titleOf = ({ mainTitle, id }: ResearchProduct): string => plainLine(mainTitle ?? '') || id;

/** Returns the facts of a product. */
export const productFacts = (product: ResearchProduct): Facts => {
  const pids = pidsOf(product);
  const identifiers = identifiersOf(pids);
  const instances = product.instances ?? [];
  const title = titleOf(product);
  return {
    item: { kind: 'product', record: product },
    kind: product.type,
    type: workType(product),
    id: product.id,
    title,
    markedTitle: title === product.id ? title : oneLine(product.mainTitle ?? ''),
    subtitle: plainLine(product.subTitle ?? ''),
    otherTitles: lines((product.otherTitles ?? []).map((other) => plainLine(other))),
    ...peopleOf(product),
    issued: parseIssued(knownDate(product, 'publicationDate')),
    venue: venueOf(product),
    identifiers,
    furtherIdentifiers: furtherIdentifiersOf(pids),
    doi: doiOf(identifiers),
    urls: addresses(instances.flatMap(({ urls }) => urls ?? [])),
    description: plainLine(product.descriptions?.find((text) => text) ?? ''),
    subjects: subjectsOf(product),
    language: languageOf(product),
    license: licenseOf(instances),
    access: accessOf(product),
    version: line(product.version),
    grants: grantsOf(product),
    links: [],
  };
};
