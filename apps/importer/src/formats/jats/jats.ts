import { workScheme } from '../mapping/work-scheme.ts';
import { fieldsOf, isFields } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { childOf, fieldsOfElement, XmlElement } from '../../input/xml/xml-element.ts';
import { workOf } from '../mapping/product-of.ts';
import { row } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { keywords, texts, venue, wordsOf } from '../mapping/text-rows.ts';
import { typesOf } from '../mapping/type-rows.ts';
import type { Work } from '../mapping/work.ts';
import { dayOf, textAt, textsAt, withAttribute } from '../mapping/xml-parts.ts';
import { contributorRow, plain } from './jats-people.ts';
import { xmlFormat } from '../mapping/xml-format.ts';

const element = (name: string): string => `JATS 1.3, ${name}`;
const META = 'front.article-meta';
const JOURNAL = 'front.journal-meta';

const idRow: Row<Work> = {
  field: `${META}.article-id`,
  section: element('<article-id>'),
  to: 'pids, instances.alternateIdentifiers',
  parts: ['#text', '@pub-id-type'],
  read: (values) => {
    const ids = values.flatMap((value) => {
      const [type, text] = [textAt([value], '@pub-id-type') ?? 'other', wordsOf([value])[0]];
      return text === undefined ? [] : [{ type, value: text }];
    });
    return {
      ids: ids.flatMap(({ type, value }) => {
        const scheme = workScheme(type);
        return scheme === undefined ? [] : [{ scheme, value }];
      }),
      alternateIds: ids.flatMap(({ type, value }) =>
        workScheme(type) === undefined ? [{ scheme: type, value }] : [],
      ),
    };
  },
};

/** Print and electronic publication come before dates of collections and others. */
const dateRow: Row<Work> = {
  field: `${META}.pub-date`,
  section: element('<pub-date>'),
  to: 'publicationDate',
  parts: ['year', 'month', 'day', '@pub-type', '@date-type', '@publication-format', '@iso-8601-date'],
  read: (values) => {
    const dates = fieldsOf(values);
    const isUsual = (date: Fields): boolean =>
      /^(?:epub|pub|ppub)$/.test(textAt(date, '@pub-type') ?? textAt(date, '@date-type') ?? '');
    const days = [...dates.filter(isUsual), ...dates].flatMap(
      (date) => textAt(date, '@iso-8601-date') ?? dayOf(date, ['year', 'month', 'day']) ?? [],
    );
    return { dates: days };
  },
};

const licenseRow: Row<Work> = {
  field: `${META}.permissions.license`,
  section: element('<license>'),
  to: 'instances.license',
  parts: ['@href', 'license_ref', '@license-type'],
  read: (values) => ({
    licenses: fieldsOf(values).flatMap(
      (license) => textAt(license, '@href') ?? textAt(license, 'license_ref') ?? [],
    ),
    accessRights: fieldsOf(values).flatMap((license) =>
      /open/i.test(textAt(license, '@license-type') ?? '') ? ['OPEN'] : [],
    ),
  }),
};

const fundingRow: Row<Work> = {
  field: `${META}.funding-group.award-group`,
  section: element('<award-group>'),
  to: 'projects',
  parts: ['award-id', 'funding-source'],
  read: (values) => ({
    grants: fieldsOf(values).flatMap((group) => {
      const funder =
        textAt(group, 'funding-source.institution-wrap.institution') ??
        plain(textAt(group, 'funding-source') ?? '');
      const funderId = textAt(group, 'funding-source.institution-wrap.institution-id');
      const codes = textsAt(group, 'award-id');
      return (codes.length > 0 ? codes : [null]).map((code) => ({
        code,
        funder: funder === '' ? null : funder,
        funderId,
      }));
    }),
  }),
};

const issnRow: Row<Work> = {
  field: `${JOURNAL}.issn`,
  section: element('<issn>'),
  to: 'container.issnPrinted, container.issnOnline',
  parts: ['#text', '@pub-type', '@publication-format'],
  read: (values) => {
    const ofFormat = (wanted: RegExp): string | undefined =>
      [
        ...withAttribute(values, 'pub-type', wanted),
        ...withAttribute(values, 'publication-format', wanted),
      ][0];
    const untyped = wordsOf(values.filter((value) => !isFields(value)));
    return {
      container: {
        issnPrinted: ofFormat(/^(?:ppub|print)$/) ?? untyped[0],
        issnOnline: ofFormat(/^(?:epub|electronic)$/),
      },
    };
  },
};

/** The elements of an article's header, and their places in the model. */
export const JATS_ROWS: readonly Row<Work>[] = [
  idRow,
  row('@article-type', element('<article>'), 'type, instances.type, originalValues', (values) => {
    const { types, originals } = typesOf(wordsOf(values));
    return { types: types.length > 0 ? types : typesOf(['article']).types, originals };
  }),
  texts('@lang', element('<article>'), 'languages'),
  texts(`${META}.title-group.article-title`, element('<article-title>'), 'titles'),
  texts(`${META}.title-group.subtitle`, element('<subtitle>'), 'subTitles'),
  texts(`${META}.title-group.trans-title-group.trans-title`, element('<trans-title>'), 'otherTitles'),
  texts(`${META}.title-group.trans-title`, element('<trans-title>'), 'otherTitles'),
  texts(`${META}.abstract`, element('<abstract>'), 'descriptions'),
  texts(`${META}.trans-abstract`, element('<trans-abstract>'), 'descriptions'),
  contributorRow,
  {
    ...texts(`${META}.aff`, element('<aff>'), 'contributors'),
    to: 'authors.affiliations',
    parts: ['#text', '@id'],
    read: () => ({}),
  },
  dateRow,
  venue(`${JOURNAL}.journal-title-group.journal-title`, element('<journal-title>'), 'name'),
  venue(`${JOURNAL}.journal-title`, element('<journal-title>'), 'name'),
  issnRow,
  texts(`${JOURNAL}.publisher.publisher-name`, element('<publisher-name>'), 'publishers'),
  venue(`${META}.volume`, element('<volume>'), 'vol'),
  venue(`${META}.issue`, element('<issue>'), 'iss'),
  venue(`${META}.fpage`, element('<fpage>'), 'sp'),
  venue(`${META}.lpage`, element('<lpage>'), 'ep'),
  venue(`${META}.elocation-id`, element('<elocation-id>'), 'sp'),
  keywords(`${META}.kwd-group.kwd`, element('<kwd>')),
  keywords(`${META}.article-categories.subj-group.subject`, element('<subject>')),
  licenseRow,
  texts(`${META}.permissions.copyright-statement`, element('<copyright-statement>'), 'sources'),
  fundingRow,
  texts(`${META}.self-uri.@href`, element('<self-uri>'), 'urls'),
];

const TEXTS: ReadonlySet<string> = new Set([
  'abstract',
  'aff',
  'article-title',
  'collab',
  'kwd',
  'subject',
  'subtitle',
  'trans-abstract',
  'trans-title',
]);

/** The header of an article: the body and the back matter are not metadata. */
const headerOf = (article: XmlElement): Fields => {
  const header = new XmlElement(article.name, article.namespace, article.attributes);
  header.content.push(...article.content.filter((item) => typeof item !== 'string' && item.name === 'front'));
  return fieldsOfElement(header, TEXTS);
};

/** An article in JATS, of which the header is read. */
export const jatsFormat = xmlFormat(
  'JATS',
  (element) => element.name === 'article' && childOf(element, 'front') !== null,
  (article) => workOf(JATS_ROWS, headerOf(article), { format: 'JATS', namespace: 'jats' }),
);
