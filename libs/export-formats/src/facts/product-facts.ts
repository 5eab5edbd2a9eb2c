import { languageTag, parseAccessRight, parseLicense } from '@open-discovery/model';
import type { Instance, ResearchProduct } from '@open-discovery/model';
import { lines, oneLine, plainLine } from './clean-text.ts';
import { toCreator } from './creator.ts';
import type { Facts, Grant, Venue, WrittenLicence } from './facts.ts';
import { addresses, doiOf, identifiersOf } from './identifiers-of.ts';
import { parseIssued } from './issued.ts';
import { workType } from './work-type.ts';

const line = (text: string | null | undefined): string => oneLine(text ?? '');

const venueOf = ({ container }: ResearchProduct): Venue | null => {
  if (!container?.name) return null;
  return {
    name: plainLine(container.name),
    volume: line(container.vol),
    issue: line(container.iss),
    firstPage: line(container.sp),
    lastPage: line(container.ep),
    edition: line(container.edition),
    place: line(container.conferencePlace),
    issns: lines([container.issnLinking, container.issnPrinted, container.issnOnline]),
  };
};

const grantsOf = ({ projects }: ResearchProduct): Grant[] =>
  (projects ?? []).map((project) => ({
    id: project.id,
    code: line(project.code),
    acronym: line(project.acronym),
    title: plainLine(project.title ?? ''),
    funder: line(project.funder),
  }));

/** The licence of the copy whose terms are told most exactly. */
const licenceOf = (instances: readonly Instance[]): WrittenLicence | null => {
  const licences = lines(instances.map(({ license }) => license)).flatMap((text): WrittenLicence[] => {
    const licence = parseLicense(text);
    return licence ? [{ ...licence, text }] : [];
  });
  return (
    licences.find(({ spdx }) => spdx !== null) ??
    licences.find(({ url }) => url !== null) ??
    licences[0] ??
    null
  );
};

const identifiersOfProduct = (product: ResearchProduct) =>
  identifiersOf([
    ...(product.pids ?? []),
    ...(product.instances ?? []).flatMap(({ pids }) => pids ?? []),
    ...(product.instances ?? []).flatMap(({ alternateIdentifiers }) => alternateIdentifiers ?? []),
  ]);

const peopleOf = (product: ResearchProduct) => ({
  creators: (product.authors ?? []).filter(({ fullName }) => fullName.trim() !== '').map(toCreator),
  contributors: lines(product.contributors),
  publisher: line(product.publisher),
  organizations: (product.organizations ?? []).map(({ id, legalName }) => ({ id, name: line(legalName) })),
});

const subjectsOf = ({ subjects }: ResearchProduct): string[] =>
  lines((subjects ?? []).map(({ subject }) => plainLine(subject?.value ?? '')));

/** A product's title without its marks, or its id. */
export const titleOf = ({ mainTitle, id }: ResearchProduct): string => plainLine(mainTitle ?? '') || id;

/** What every format asks of a product. */
export const productFacts = (product: ResearchProduct): Facts => {
  const identifiers = identifiersOfProduct(product);
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
    otherTitles: lines((product.otherTitles ?? []).map((other) => plainLine(other ?? ''))),
    ...peopleOf(product),
    issued: parseIssued(product.publicationDate),
    venue: venueOf(product),
    identifiers,
    doi: doiOf(identifiers),
    urls: addresses(instances.flatMap(({ urls }) => urls ?? [])),
    description: plainLine(product.descriptions?.find((text) => text) ?? ''),
    subjects: subjectsOf(product),
    language: languageTag(product.language?.code ?? '') ?? '',
    licence: licenceOf(instances),
    access: parseAccessRight(product.bestAccessRight?.label ?? ''),
    version: line(product.version),
    grants: grantsOf(product),
  };
};
