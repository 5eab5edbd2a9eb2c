import { parseLicense } from '@open-discovery/model';
import { fieldsOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { KNOWN_SOURCES } from '../mapping/known-sources.ts';
import { lostRole, takenElsewhere } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { workPid } from '../mapping/stated-identifiers.ts';
import { keywords, texts, wordOf, wordsOf } from '../mapping/text-rows.ts';
import { relationNamed } from '../mapping/work-relation.ts';
import type { Pid, Work } from '../mapping/work.ts';
import { textAt, textsAt, withAttribute } from '../mapping/xml-parts.ts';
import type { HalDocument } from './hal-document.ts';
import { halEditionRow } from './hal-edition.ts';
import { halPeopleRow } from './hal-people.ts';
import { halSection } from './hal-section.ts';
import { halTypes } from './hal-types.ts';
import { domainsIn, halId, halIdentifiers, refereedOf } from './hal-values.ts';
import { halVenueRows } from './hal-venue.ts';

const WORK = 'sourceDesc.biblStruct';

/** Returns a row for elements with attributes. */
const row = (
  field: string,
  to: string,
  parts: readonly string[],
  read: (values: readonly Fields[], source: Fields) => Partial<Work>,
): Row<Work> => ({
  field,
  section: halSection(field.split('.').at(-1) ?? field),
  to,
  parts: ['#text', ...parts],
  read: (values, source) => read(fieldsOf(values), source),
});

/** A title in the language of the work comes before its translations. */
const titleRow: Row<Work> = {
  field: `${WORK}.analytic.title`,
  section: halSection('title'),
  to: 'mainTitle, subTitle, otherTitles',
  parts: ['#text', '@lang', '@type'],
  read: (values, source) => {
    const own = textAt(source, 'profileDesc.langUsage.language.@ident');
    const ofWork = values.toSorted(
      (one, other) => Number(textAt(other, '@lang') === own) - Number(textAt(one, '@lang') === own),
    );
    const [first] = ofWork.filter((title) => textAt(title, '@type') === null);
    const isSubtitle = (title: unknown): boolean => textAt(title, '@type') === 'sub';
    return {
      titles: wordsOf([first]),
      subTitles: wordsOf(ofWork.filter(isSubtitle)),
      otherTitles: wordsOf(ofWork.filter((title) => title !== first && !isSubtitle(title))),
    };
  },
};

const toPids = (values: readonly Fields[]): Pid[] =>
  values.flatMap((value): Pid[] => {
    const text = wordOf(value);
    return text === null ? [] : [{ scheme: textAt(value, '@type') ?? 'other', value: text }];
  });

/** Identifiers with which HAL cites a work, in several forms. */
const CITATION = /^hal(?:Bibtex|RefHtml|Ref)$/;

const halIdRow = row(
  'publicationStmt.idno',
  'instances.alternateIdentifiers, instances.urls, originalIds',
  ['@type'],
  (values) => ({
    alternateIds: withAttribute(values, 'type', /^halId$/).map(halId),
    urls: withAttribute(values, 'type', /^halUri$/),
    hostedBy: withAttribute(values, 'type', /^halId$/).length > 0 ? [KNOWN_SOURCES.hal] : [],
  }),
);

const funderRow = ({ projects }: HalDocument): Row<Work> => ({
  ...row('titleStmt.funder', 'projects, originalValues', ['@ref'], (_values) => ({})),
  read: (values) => ({
    grants: [
      ...fieldsOf(values).flatMap((funder) => projects.get(textAt(funder, '@ref') ?? '') ?? []),
      ...wordsOf(values).map((funder) => ({ code: null, funder, funderId: null })),
    ],
  }),
  lost: (values) =>
    fieldsOf(values).flatMap((funder) =>
      projects.has(textAt(funder, '@ref') ?? '#') ? [] : ['without its project'],
    ),
});

/** Schemes of subjects by the Graph's words; HAL's other class codes are types of documents. */
const SUBJECT_SCHEMES: ReadonlyMap<string | null, string> = new Map([
  ['mesh', 'mesh'],
  ['acm', 'ACM'],
  ['jel', 'JEL'],
  ['classification', 'other'],
]);

const classRow: Row<Work> = {
  ...row('profileDesc.textClass.classCode', 'subjects, type, instances.type', ['@scheme', '@n'], (values) => {
    const of = (scheme: string): readonly Fields[] =>
      values.filter((value) => textAt(value, '@scheme') === scheme);
    return {
      ...halTypes(
        ['halTreeTypology', 'halTypology'].flatMap((scheme) => textsAt(of(scheme), '@n')).slice(0, 1),
      ),
      subjects: [
        ...of('halDomain').flatMap((domain) => domainsIn(wordOf(domain) ?? '', textAt(domain, '@n') ?? '')),
        ...values.flatMap((value): Pid[] => {
          const scheme = SUBJECT_SCHEMES.get(textAt(value, '@scheme'));
          const text = wordOf(value);
          return scheme === undefined || text === null ? [] : [{ scheme, value: text }];
        }),
      ],
    };
  }),
};

const noteRow: Row<Work> = {
  ...row('notesStmt.note', 'instances.refereed, descriptions', ['@type', '@n'], (values) => ({
    refereed: refereedOf(
      values.filter((note) => textAt(note, '@type') === 'peer').flatMap((note) => textsAt(note, '@n')),
    ),
    descriptions: withAttribute(values, 'type', /^description$/),
  })),
  lost: (values) =>
    fieldsOf(values)
      .flatMap((note) => textAt(note, '@type') ?? [])
      .filter((type) => !['peer', 'description'].includes(type)),
};

const relatedRow = row(`${WORK}.relatedItem`, 'relations', ['@type', '@target'], (values) => ({
  relations: values.flatMap((item) => {
    const target = workPid(textAt(item, '@target') ?? '');
    return target === null ? [] : [{ name: relationNamed(textAt(item, '@type')), target }];
  }),
}));

/** A license by its address or, if only its name is known, by that. */
const licenseOf = (value: Fields): string[] => {
  const words = [...textsAt(value, '@target'), ...wordsOf([value])];
  return [words.find((word) => parseLicense(word)?.spdx) ?? words[0]].filter((word) => word !== undefined);
};

/** The elements of a document in the TEI of HAL, and their places in the model. */
export const halTeiRows = (document: HalDocument): readonly Row<Work>[] => [
  classRow,
  titleRow,
  halPeopleRow(`${WORK}.analytic.author`, document),
  {
    ...row(`${WORK}.idno`, 'pids, instances.alternateIdentifiers', ['@type'], (values) =>
      halIdentifiers(toPids(values)),
    ),
  },
  halIdRow,
  ...halVenueRows(`${WORK}.monogr`),
  halEditionRow(document),
  row('publicationStmt.availability.licence', 'instances.license', ['@target'], (values) => ({
    licenses: values.flatMap(licenseOf),
  })),
  funderRow(document),
  noteRow,
  row(`${WORK}.ref`, 'instances.urls', ['@type'], (values) => ({
    urls: withAttribute(values, 'type', /^publisher$/),
  })),
  relatedRow,
  texts(`${WORK}.series.editor`, halSection('series'), 'contributors'),
  row('profileDesc.langUsage.language', 'language', ['@ident'], (values) => ({
    languages: textsAt(values, '@ident'),
  })),
  { ...keywords('profileDesc.textClass.keywords.term', halSection('keywords')), parts: ['#text', '@lang'] },
  takenElsewhere('profileDesc.textClass.keywords.@scheme', halSection('keywords'), 'subjects'),
  { ...texts('profileDesc.abstract', halSection('abstract'), 'descriptions'), parts: ['#text', '@lang'] },
  {
    ...row('profileDesc.particDesc.org', 'contributors', ['@type'], (values) => ({
      contributors: wordsOf(values),
    })),
    lost: lostRole,
  },
  takenElsewhere('titleStmt.title', halSection('titleStmt'), 'mainTitle'),
  takenElsewhere('titleStmt.author', halSection('titleStmt'), 'authors'),
];

/** Reports whether an identifier only repeats the work as a citation. */
export const isHalCitation = (idno: Fields): boolean => CITATION.test(textAt(idno, '@type') ?? '');
