import { workScheme } from '../mapping/work-scheme.ts';
import type { Place } from '../mapping/product-of.ts';
import { parseAccessRight, parseLicense } from '@open-discovery/model';
import { parseReviewStatus } from '../../clean/review-status.ts';
import { fieldsOfElement } from '../../input/xml/xml-element.ts';
import type { XmlElement } from '../../input/xml/xml-element.ts';
import type { Found } from '../format.ts';
import { accessWord } from '../mapping/access-words.ts';
import { authorOfText } from '../mapping/names.ts';
import { workOf } from '../mapping/product-of.ts';
import { row } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { grantIn, identifiers, workPid } from '../mapping/stated-identifiers.ts';
import { eachText, keywords, texts, wordsOf } from '../mapping/text-rows.ts';
import { typesOf } from '../mapping/type-rows.ts';
import type { Pid, Work, WorkRelation } from '../mapping/work.ts';
import { xmlFormat } from '../mapping/xml-format.ts';

const element = (name: string): string => `DCMI Metadata Terms, ${name}`;
const EMBARGO = /^info:eu-repo\/date\/embargoEnd\//i;

const dateRow: Row<Work> = row('date', element('date'), 'publicationDate, embargoEndDate', (values) => {
  const words = wordsOf(values);
  // Repositories list the days of deposit and release as well; a work is published before.
  const dates = words.filter((word) => !EMBARGO.test(word) && /\d{4}/.test(word)).sort();
  const year = dates[0]?.slice(0, 'YYYY'.length) ?? '';
  const exact = dates.filter((date) => date.startsWith(year)).sort((a, b) => b.length - a.length);
  const others = dates.filter((date) => !date.startsWith(year));
  return {
    dates: [...exact, ...others],
    embargoEnds: words.filter((word) => EMBARGO.test(word)).map((word) => word.replace(EMBARGO, '')),
  };
});

const hasTerms = (word: string): boolean =>
  (parseLicense(word)?.url ?? null) !== null || /^public domain$/i.test(word.trim());

const rightsRow: Row<Work> = {
  field: 'rights',
  section: element('rights'),
  to: 'bestAccessRight, instances.license, originalValues',
  read: (values) => {
    const words = wordsOf(values);
    const isAccess = (word: string): boolean => parseAccessRight(accessWord(word)) !== null;
    const licenses = words.filter((word) => !isAccess(word));
    return {
      accessRights: words.filter(isAccess).map(accessWord),
      licenses: licenses.filter((word) => hasTerms(word)),
      originals: licenses
        .filter((word) => !hasTerms(word))
        .map((value) => ({ field: 'instances.license', value })),
    };
  },
};

/** The OpenAIRE guidelines 3 write identifiers of the work, of its data and of what it cites as relations. */
const NAMED = /^info:eu-repo\/semantics\/(altIdentifier|dataset|reference)\/([a-z]+)\/(.+)$/i;

interface NamedRelation {
  readonly is: string;
  readonly pid: Pid;
  readonly isWork: boolean;
}

const namedIn = (word: string): NamedRelation | null => {
  const [, is = '', type = '', value = ''] = NAMED.exec(word.trim()) ?? [];
  if (value === '') return null;
  const scheme = workScheme(type);
  return { is, pid: { scheme: scheme ?? type.toUpperCase(), value }, isWork: scheme !== undefined };
};

const isAlternate = ({ is }: NamedRelation): boolean => is.toLowerCase() === 'altidentifier';

const relationIn = (word: string): WorkRelation[] => {
  const named = namedIn(word);
  if (named !== null)
    return isAlternate(named) || !named.isWork
      ? []
      : [{ name: /^reference$/i.test(named.is) ? 'References' : 'IsRelatedTo', target: named.pid }];
  const target = workPid(word);
  return target === null ? [] : [{ name: 'IsRelatedTo', target }];
};

const relationRow: Row<Work> = {
  field: 'relation',
  section: element('relation'),
  to: 'relations, projects, pids, instances.alternateIdentifiers, originalValues',
  read: (values) => {
    const words = wordsOf(values);
    const alternates = words.flatMap((word) => namedIn(word) ?? []).filter(isAlternate);
    return {
      ids: alternates.filter(({ isWork }) => isWork).map(({ pid }) => pid),
      alternateIds: alternates.filter(({ isWork }) => !isWork).map(({ pid }) => pid),
      grants: words.flatMap((word) => grantIn(word) ?? []),
      relations: words.flatMap(relationIn),
      originals: words
        .filter(
          (word) =>
            relationIn(word).length === 0 &&
            grantIn(word) === null &&
            !alternates.some(({ pid }) => word.includes(pid.value)),
        )
        .map((value) => ({ field: 'relations', value })),
    };
  },
};

const reviewsIn = (values: readonly unknown[]): string[] =>
  wordsOf(values).flatMap((word) => parseReviewStatus(word) ?? []);

/** The elements of Dublin Core, and their places in the model. */
export const DUBLIN_CORE_ROWS: readonly Row<Work>[] = [
  texts('title', element('title'), 'titles'),
  eachText('creator', element('creator'), 'authors', (word) => authorOfText(word) ?? []),
  keywords('subject', element('subject')),
  {
    field: 'description',
    section: element('description'),
    to: 'descriptions, instances.refereed',
    isText: true,
    // Repositories write whether a work was reviewed as a description.
    read: (values) => ({
      descriptions: wordsOf(values).filter((word) => parseReviewStatus(word) === null),
      refereed: reviewsIn(values),
    }),
  },
  texts('publisher', element('publisher'), 'publishers'),
  texts('contributor', element('contributor'), 'contributors'),
  dateRow,
  row('type', element('type'), 'type, instances.type, instances.refereed, originalValues', (values) => ({
    ...typesOf(wordsOf(values).filter((word) => parseReviewStatus(word) === null)),
    refereed: reviewsIn(values),
  })),
  texts('format', element('format'), 'formats'),
  identifiers(
    'identifier',
    element('identifier'),
    'pids, instances.alternateIdentifiers, instances.urls, projects',
  ),
  texts('source', element('source'), 'sources'),
  texts('language', element('language'), 'languages'),
  relationRow,
  texts('coverage', element('coverage'), 'coverages'),
  rightsRow,
];

/** Reports whether an element holds Dublin Core: `oai_dc:dc`, BASE’s `dc` and the like. */
export const isDublinCore = ({ name, namespace }: XmlElement): boolean =>
  (name === 'dc' && namespace !== '') || name === 'qualifieddc' || name === 'simpledc';

/** Reads a Dublin Core element of a source, under its id there. */
export const readDublinCore = (dc: XmlElement, place: Place = {}): readonly Found[] =>
  workOf(DUBLIN_CORE_ROWS, withoutSchema(dc), { format: 'Dublin Core', namespace: 'oai', ...place });

const withoutSchema = (dc: XmlElement) => {
  const { '@schemaLocation': _schema, ...fields } = fieldsOfElement(dc);
  return fields;
};

/** A bare Dublin Core element. */
export const dublinCoreFormat = xmlFormat('Dublin Core', isDublinCore, readDublinCore);
