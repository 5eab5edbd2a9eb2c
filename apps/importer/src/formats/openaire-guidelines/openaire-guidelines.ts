import type { Place } from '../mapping/product-of.ts';
import { ownValue } from '@open-discovery/model';
import type { ProductType } from '@open-discovery/model';
import { isFields, textOf } from '../../fields.ts';
import type { XmlElement } from '../../input/xml/xml-element.ts';
import { DATACITE_ROWS } from '../datacite/datacite-rows.ts';
import { mixedFields } from '../datacite/datacite-shape.ts';
import type { Found } from '../format.ts';
import { accessWord } from '../mapping/access-words.ts';
import { workOf } from '../mapping/product-of.ts';
import type { Row } from '../mapping/row.ts';
import { grantIn, identifiers } from '../mapping/stated-identifiers.ts';
import { eachText, texts, venue, wordsOf } from '../mapping/text-rows.ts';
import { typesOf } from '../mapping/type-rows.ts';
import type { Work } from '../mapping/work.ts';
import { xmlFormat } from '../mapping/xml-format.ts';

const NAMESPACE = /namespace\.openaire\.eu\/schema\/oaire/;
const field = (name: string): string => `OpenAIRE Guidelines for Literature Repositories 4, ${name}`;

/** Lists that the guidelines take from DataCite unchanged. */
const DATACITE_LISTS: ReadonlySet<string> = new Set([
  'alternateIdentifiers',
  'contributors',
  'creators',
  'dates',
  'fundingReferences',
  'geoLocations',
  'relatedIdentifiers',
  'sizes',
  'subjects',
  'titles',
]);

const attributesIn = (values: readonly unknown[], name: string): string[] =>
  values.flatMap((value) => (isFields(value) ? (textOf(value[name]) ?? []) : []));

/** The guidelines' words for the four types of products. */
const KINDS: Readonly<Record<string, ProductType>> = {
  literature: 'publication',
  dataset: 'dataset',
  software: 'software',
  'other research product': 'other',
};

/** The elements of the guidelines, and their places in the model. */
export const OPENAIRE_ROWS: readonly Row<Work>[] = [
  ...DATACITE_ROWS.filter((row) => DATACITE_LISTS.has(row.field)),
  texts('title', field('Title'), 'titles'),
  { ...texts('date', field('Publication Date'), 'dates'), parts: ['#text', '@dateType'] },
  {
    field: 'resourceType',
    section: field('Resource Type'),
    to: 'type, instances.type',
    parts: ['#text', '@uri', '@resourceTypeGeneral'],
    read: (values) => {
      const words = [...attributesIn(values, '@uri'), ...wordsOf(values)];
      const { types } = typesOf([...words, ...attributesIn(values, '@resourceTypeGeneral').map(generalWord)]);
      const kinds = attributesIn(values, '@resourceTypeGeneral').flatMap(
        (word) => ownValue(KINDS, word) ?? [],
      );
      return { kinds, types, originals: typesOf(wordsOf(values)).originals };
    },
  },
  {
    ...identifiers('identifier', field('Resource Identifier'), 'pids, instances.urls'),
    parts: ['#text', '@identifierType'],
  },
  {
    field: 'rights',
    section: field('Access Rights'),
    to: 'bestAccessRight',
    parts: ['#text', '@rightsURI'],
    read: (values) => ({
      accessRights: [...attributesIn(values, '@rightsURI'), ...wordsOf(values)].map(accessWord),
    }),
  },
  {
    field: 'licenseCondition',
    section: field('License Condition'),
    to: 'instances.license',
    parts: ['#text', '@uri'],
    // The text is the name of the license at the address.
    read: (values) => ({
      licenses: values.flatMap((value) => attributesIn([value], '@uri')[0] ?? wordsOf([value])),
    }),
  },
  eachText('projectid', 'OpenAIRE Guidelines 3, Project Identifier', 'grants', (word) => grantIn(word) ?? []),
  texts('language', field('Language'), 'languages'),
  texts('publisher', field('Publisher'), 'publishers'),
  texts('description', field('Description'), 'descriptions'),
  texts('format', field('Format'), 'formats'),
  texts('size', field('Size'), 'sizes'),
  texts('source', field('Source'), 'sources'),
  texts('coverage', field('Coverage'), 'coverages'),
  {
    field: 'version',
    section: field('Resource Version'),
    to: 'version',
    parts: ['#text', '@uri'],
    // With an address it is the state of a text, such as that of an accepted manuscript.
    read: (values) => ({
      versions: wordsOf(values.filter((value) => !isFields(value) || value['@uri'] === undefined)),
    }),
    lost: (values) => (attributesIn(values, '@uri').length > 0 ? ['state of the text'] : []),
  },
  venue('citationTitle', field('Citation Title'), 'name'),
  venue('citationVolume', field('Citation Volume'), 'vol'),
  venue('citationIssue', field('Citation Issue'), 'iss'),
  venue('citationStartPage', field('Citation Start Page'), 'sp'),
  venue('citationEndPage', field('Citation End Page'), 'ep'),
  venue('citationEdition', field('Citation Edition'), 'edition'),
  venue('citationConferencePlace', field('Citation Conference Place'), 'conferencePlace'),
  venue('citationConferenceDate', field('Citation Conference Date'), 'conferenceDate'),
  texts('file', field('File Location'), 'urls'),
];

/** `literature` is the guidelines' word for text. */
const generalWord = (word: string): string => (word === 'literature' ? 'text' : word);

/** Reports whether an element is a record of the guidelines. */
export const isOpenaireResource = ({ name, namespace }: XmlElement): boolean =>
  name === 'resource' && NAMESPACE.test(namespace);

/** Reads a record of the guidelines that a source gives under its own id. */
export const readOpenaireResource = (resource: XmlElement, place: Place = {}): readonly Found[] => {
  const { '@schemaLocation': _schema, ...fields } = mixedFields(resource);
  return workOf(OPENAIRE_ROWS, fields, {
    format: 'OpenAIRE guidelines 4',
    namespace: 'oai',
    ...place,
  });
};

/** A bare record of the OpenAIRE guidelines for literature repositories, version 4. */
export const openaireGuidelinesFormat = xmlFormat(
  'OpenAIRE guidelines 4',
  isOpenaireResource,
  readOpenaireResource,
);
