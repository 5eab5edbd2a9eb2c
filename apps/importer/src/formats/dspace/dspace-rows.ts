import { isFields } from '../../fields.ts';
import { DUBLIN_CORE_ROWS } from '../dublin-core/dublin-core.ts';
import { row } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { grantIn, workPid } from '../mapping/stated-identifiers.ts';
import { eachText, texts, venue, wordsOf } from '../mapping/text-rows.ts';
import { relationNamed } from '../mapping/work-relation.ts';
import type { Pid, Work, WorkRelation } from '../mapping/work.ts';
import { textsAt } from '../mapping/xml-parts.ts';
import { DSPACE_IDENTIFIERS } from './dspace-identifiers.ts';

const section = (field: string): string => `DSpace metadata registry, ${field}`;
const text = (field: string, to: Parameters<typeof texts>[2]): Row<Work> => texts(field, section(field), to);
const place = (field: string, name: string): Row<Work> => venue(field, section(field), name);

/** Returns the row of Dublin Core for a field with the same meaning. */
const likeDublinCore = (name: string, field = `dc.${name}`): readonly Row<Work>[] =>
  DUBLIN_CORE_ROWS.filter((row) => row.field === name).map((row) => ({
    ...row,
    field,
    section: section(field),
    isText: true,
  }));

const qualifiersOf = (values: readonly unknown[]): string[] => values.filter(isFields).flatMap(Object.keys);

/** Qualifiers of contributors that are no names. */
const NO_NAME = /^author$|orcid|id$|email/i;

const contributorRow: Row<Work> = {
  field: 'dc.contributor',
  section: section('dc.contributor'),
  to: 'contributors',
  read: (values) => ({
    contributors: [
      ...wordsOf(values),
      ...qualifiersOf(values)
        .filter((qualifier) => !NO_NAME.test(qualifier))
        .flatMap((qualifier) => textsAt(values, qualifier)),
    ],
  }),
  lost: (values) =>
    qualifiersOf(values).flatMap((qualifier) =>
      qualifier === 'author' ? [] : [NO_NAME.test(qualifier) ? qualifier : `${qualifier}, role`],
    ),
};

/** Subjects without a vocabulary, whatever the archive calls them. */
const KEYWORDS = /^(?:other|keywords?|proposal|free|none)$/i;

const subjectRow: Row<Work> = row('dc.subject', section('dc.subject'), 'subjects', (values) => ({
  subjects: [
    ...wordsOf(values).map((value): Pid => ({ scheme: 'keyword', value })),
    ...qualifiersOf(values).flatMap((qualifier) =>
      textsAt(values, qualifier).map((value): Pid => ({
        scheme: KEYWORDS.test(qualifier) ? 'keyword' : qualifier,
        value,
      })),
    ),
  ],
}));

/** Qualifiers with the name of a series or journal, which is no other work. */
const VENUE = /^(?:ispartof|ispartofseries|journal)$/i;

const relationsIn = (values: readonly unknown[]): WorkRelation[] =>
  qualifiersOf(values).flatMap((qualifier) =>
    textsAt(values, qualifier).flatMap((word) => {
      const target = workPid(word);
      return target === null ? [] : [{ name: relationNamed(qualifier), target }];
    }),
  );

const nameIn = (values: readonly unknown[]): string | undefined =>
  ['journal', 'ispartof', 'ispartofseries']
    .flatMap((qualifier) => textsAt(values, qualifier))
    .find((word) => workPid(word) === null && !/^https?:/i.test(word));

const qualifiedRelationRow: Row<Work> = {
  field: 'dc.relation',
  section: section('dc.relation, with a qualifier'),
  to: 'relations, projects, container.name',
  read: (values) => ({
    relations: relationsIn(values),
    grants: qualifiersOf(values)
      .flatMap((qualifier) => textsAt(values, qualifier))
      .flatMap((word) => grantIn(word) ?? []),
    container: { name: nameIn(values) },
  }),
  lost: (values) =>
    qualifiersOf(values).filter((qualifier) =>
      textsAt(values, qualifier).some(
        (word) => !VENUE.test(qualifier) && workPid(word) === null && grantIn(word) === null,
      ),
    ),
};

/** The fields of DSpace, and their places in the model. */
export const DSPACE_ROWS: readonly Row<Work>[] = [
  ...likeDublinCore('type'),
  text('dc.title', 'titles'),
  text('dc.title.subtitle', 'subTitles'),
  ...['alternative', 'translated', 'other'].map((name) => text(`dc.title.${name}`, 'otherTitles')),
  ...likeDublinCore('creator', 'dc.contributor.author'),
  ...likeDublinCore('creator'),
  contributorRow,
  text('dc.description.abstract', 'descriptions'),
  ...likeDublinCore('description'),
  text('dc.date.issued', 'dates'),
  text('dc.date', 'dates'),
  text('dc.date.created', 'dates'),
  ...['embargoend', 'embargo', 'embargoEndDate'].map((name) => text(`dc.date.${name}`, 'embargoEnds')),
  DSPACE_IDENTIFIERS,
  text('dc.publisher', 'publishers'),
  text('dc.language.iso', 'languages'),
  text('dc.language', 'languages'),
  subjectRow,
  ...[
    'rights',
    'rights.uri',
    'rights.license',
    'rights.accessRights',
    'rights.accessrights',
    'rights.accesslevel',
  ].flatMap((name) => likeDublinCore('rights', `dc.${name}`)),
  // Without a qualifier as in Dublin Core, whose row takes texts only.
  ...likeDublinCore('relation'),
  qualifiedRelationRow,
  {
    ...eachText(
      'dc.description.sponsorship',
      section('dc.description.sponsorship'),
      'grants',
      (funder) => grantIn(funder) ?? { code: null, funder, funderId: null },
    ),
    to: 'projects, originalValues',
  },
  text('dc.source', 'sources'),
  ...['coverage', 'coverage.spatial', 'coverage.temporal'].map((name) => text(`dc.${name}`, 'coverages')),
  ...['format', 'format.mimetype'].map((name) => text(`dc.${name}`, 'formats')),
  text('dc.format.extent', 'sizes'),
  place('oaire.citation.title', 'name'),
  place('oaire.citation.volume', 'vol'),
  place('oaire.citation.issue', 'iss'),
  place('oaire.citation.startPage', 'sp'),
  place('oaire.citation.endPage', 'ep'),
  place('oaire.citation.edition', 'edition'),
  place('oaire.citation.conferencePlace', 'conferencePlace'),
  place('oaire.citation.conferenceDate', 'conferenceDate'),
  place('dc.bibliographicCitation.volume', 'vol'),
  place('dc.bibliographicCitation.issue', 'iss'),
  text('oaire.licenseCondition', 'licenses'),
  ...likeDublinCore('rights', 'datacite.rights'),
  text('bitstream.url', 'urls'),
  text('bitstream.format', 'formats'),
];
