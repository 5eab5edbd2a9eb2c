import { sortedName } from '../facts/creator.ts';
import { detailsOf } from '../facts/details-of.ts';
import type { Facts, Grant } from '../facts/facts.ts';
import { formatIssued } from '../facts/issued.ts';
import { typeNameOf } from '../facts/type-name.ts';
import { pageAddress } from '../public-urls.ts';
import type { PublicUrls } from '../public-urls.ts';
import { accessAddress } from './access-address.ts';
import { tag, tags, xmlDocument } from './xml.ts';
import type { Xml } from './xml.ts';
import { typeWord } from './type-word.ts';

/** The fifteen elements of Dublin Core; unknown ones are empty. */
export type DublinCore = readonly (readonly [element: string, texts: readonly string[]])[];

/** The funding programs of the European Commission by the namespaces of their projects' ids. */
const EC_PROGRAM: Readonly<Record<string, string>> = {
  corda_______: 'FP7',
  corda__h2020: 'H2020',
  corda_____he: 'HE',
};

/**
 * Formats a grant as funder, program, number, jurisdiction, title and acronym. Source: the OpenAIRE guidelines 3, project
 * identifier.
 */
const grantAgreement = ({ id, funder, code, title, acronym }: Grant): string => {
  const isOfEc = /^(?:EC|European Commission)$/i.test(funder);
  const program = EC_PROGRAM[id.split('::')[0] ?? ''] ?? '';
  const parts = [isOfEc ? 'EC' : funder, program, code, isOfEc ? 'EU' : '', title, acronym];
  const address = parts.map(encodeURIComponent).join('/');
  return `info:eu-repo/grantAgreement/${address.replace(/\/+$/, '')}`;
};

const grantAgreements = ({ grants }: Facts): string[] =>
  grants.filter(({ code }) => code !== '').map(grantAgreement);

/** The word of the OpenAIRE guidelines 3 for the end of an embargo. */
const embargoEnds = ({ embargoEnd }: ReturnType<typeof detailsOf>): string[] =>
  embargoEnd === '' ? [] : [`info:eu-repo/date/embargoEnd/${embargoEnd}`];

/** The addresses of a work lead to its copies, which are identified otherwise. */
const websitesOf = ({ item, urls }: Facts): readonly string[] => (item.kind === 'product' ? [] : urls);

/** Returns the Dublin Core elements of a record, for XML and meta tags. */
export const dublinCore = (facts: Facts, publicUrls: PublicUrls): DublinCore => {
  const details = detailsOf(facts);
  return [
    ['title', [facts.title, facts.subtitle, ...facts.otherTitles]],
    ['creator', facts.creators.map(sortedName)],
    ['subject', facts.subjects],
    ['description', [facts.description]],
    ['publisher', [facts.publisher]],
    ['contributor', facts.contributors],
    ['date', [facts.issued ? formatIssued(facts.issued) : '', ...embargoEnds(details)]],
    ['type', [typeWord('dcmi', facts.type), typeNameOf(facts)]],
    ['format', details.formats],
    [
      'identifier',
      [...facts.identifiers.map(({ url }) => url), pageAddress(facts, publicUrls), ...websitesOf(facts)],
    ],
    ['source', facts.venue ? [facts.venue.name] : []],
    ['language', [facts.language]],
    ['relation', grantAgreements(facts)],
    ['coverage', [...details.places.map(({ name }) => name), ...details.coverages]],
    [
      'rights',
      [facts.access ? accessAddress(facts.access) : '', facts.license?.url ?? facts.license?.text ?? ''],
    ],
  ];
};

/** Returns the addresses of related works; a page has them elsewhere, and they would fill its head. */
const relatedAddresses = ({ links }: Facts, publicUrls: PublicUrls): string[] => [
  ...new Set(links.map((link) => link.identifier?.url ?? pageAddress(link, publicUrls))),
];

const SCHEMA = 'http://www.openarchives.org/OAI/2.0/oai_dc/';

/** Formats a record as an element of oai_dc. Source: OAI-PMH 2.0, schema for Dublin Core. */
export const toOaiDc = (facts: Facts, publicUrls: PublicUrls): Xml =>
  tag(
    'oai_dc:dc',
    {
      'xmlns:oai_dc': SCHEMA,
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${SCHEMA} http://www.openarchives.org/OAI/2.0/oai_dc.xsd`,
    },
    dublinCore(facts, publicUrls).flatMap(([element, texts]) => tags(`dc:${element}`, texts)),
    tags('dc:relation', relatedAddresses(facts, publicUrls)),
  );

/** Formats a record as a Dublin Core document. */
export const toDublinCore = (facts: Facts, publicUrls: PublicUrls): string =>
  xmlDocument(toOaiDc(facts, publicUrls));
