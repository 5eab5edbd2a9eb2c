import { workScheme } from '../mapping/work-scheme.ts';
import { textAt } from '../mapping/xml-parts.ts';
import { authors } from '../mapping/people.ts';
import { fieldsOf, isFields, itemsOf, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import type { Found } from '../format.ts';
import { KNOWN_SOURCES } from '../mapping/known-sources.ts';
import { authorOf, authorWith } from '../mapping/names.ts';
import { productOf } from '../mapping/product-of.ts';
import { furtherValuesOf, mapFields } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { texts, venue, wordOf } from '../mapping/text-rows.ts';
import { types } from '../mapping/type-rows.ts';
import { EMPTY_WORK } from '../mapping/work.ts';
import type { Pid, Work, WorkAuthor } from '../mapping/work.ts';
import { readMembers } from '../read-members.ts';

const section = (field: string): string => `ORCID message schema 3.0, work: ${field}`;

const dateOf = (date: Fields): string =>
  ['year', 'month', 'day'].flatMap((part) => textAt(date, `${part}.value`) ?? []).join('-');

const pidsOf = (ids: readonly Fields[], relationship: string): Pid[] =>
  ids.flatMap((id) => {
    const word = textOf(id['external-id-type'])?.toLowerCase() ?? '';
    const value = textOf(id['external-id-value']);
    const isMeant = textOf(id['external-id-relationship'])?.toLowerCase() === relationship;
    return isMeant && value !== null ? [{ scheme: workScheme(word) ?? word, value }] : [];
  });

const isKnown = ({ scheme }: Pid): boolean => workScheme(scheme) !== undefined;

const toContributor = (person: Fields): WorkAuthor[] =>
  authorWith(authorOf({ literal: textAt(person, 'credit-name.value') }), {
    orcid: textAt(person, 'contributor-orcid.path'),
  });

/** The fields of a work, in full or as a summary, and their places in the model. */
export const ORCID_WORK_ROWS: readonly Row<Work>[] = [
  texts('title.title.value', section('title'), 'titles'),
  texts('title.subtitle.value', section('title'), 'subTitles'),
  texts('title.translated-title.value', section('title'), 'otherTitles'),
  texts('short-description', section('short-description'), 'descriptions'),
  venue('journal-title.value', section('journal-title'), 'name'),
  types('type', section('type'), (word) => word.replaceAll('_', '-').toLowerCase()),
  {
    field: 'publication-date',
    section: section('publication-date'),
    to: 'publicationDate',
    read: (values) => ({ dates: fieldsOf(values).map(dateOf) }),
  },
  {
    field: 'external-ids.external-id',
    section: section('external-ids'),
    to: 'pids, instances.alternateIdentifiers, container.issnPrinted, relations',
    parts: [
      'external-id-type',
      'external-id-value',
      'external-id-relationship',
      'external-id-normalized',
      'external-id-url',
    ],
    read: (values) => {
      const ids = fieldsOf(values);
      const own = pidsOf(ids, 'self');
      const relation = (relationship: string, name: 'IsPartOf' | 'IsVersionOf') =>
        pidsOf(ids, relationship)
          .filter(isKnown)
          .map((target) => ({ name, target }));
      return {
        ids: own.filter(isKnown),
        alternateIds: own.filter((pid) => !isKnown(pid)),
        container: { issnPrinted: pidsOf(ids, 'part-of').find(({ scheme }) => scheme === 'issn')?.value },
        relations: [...relation('part-of', 'IsPartOf'), ...relation('version-of', 'IsVersionOf')],
      };
    },
  },
  texts('url.value', section('url'), 'urls'),
  texts('language-code', section('language-code'), 'languages'),
  texts('country.value', section('country'), 'countries'),
  authors(
    'contributors.contributor',
    section('contributors'),
    ['credit-name', 'contributor-orcid'],
    toContributor,
  ),
];

/** Reads a work. `owner` is the person whose record has it, and its author where it names no contributors. */
export const readOrcidWork = (work: Fields, owner: WorkAuthor | null): readonly Found[] => {
  const { draft, ...mapped } = mapFields(ORCID_WORK_ROWS, work, EMPTY_WORK);
  const makers = draft.authors.length > 0 || owner === null ? draft.authors : [owner];
  return productOf(
    { ...mapped, draft: { ...draft, authors: makers } },
    {
      format: 'ORCID JSON',
      source: KNOWN_SOURCES.orcid,
      namespace: 'orcidwork',
      localId: wordOf(work['put-code']),
    },
  );
};

/** Counts the other statements of a work, of which the record keeps nothing. */
const withOthers = (found: Found): Found =>
  found.type === 'record' && found.origin
    ? {
        ...found,
        origin: {
          ...found.origin,
          leftOut: [...found.origin.leftOut, furtherValuesOf('group.work-summary')],
        },
      }
    : found;

/** Reads the works of a record or a list. Of several statements of the same work, the person prefers the first. */
export const readOrcidWorks = (works: unknown, owner: WorkAuthor | null): readonly Found[] =>
  isFields(works)
    ? readMembers(itemsOf(works['group']), 'ORCID JSON', (group) => {
        const [preferred, ...others] = fieldsOf(group['work-summary']);
        if (preferred === undefined) return null;
        const found = readOrcidWork(preferred, owner);
        return others.length === 0 ? found : found.map(withOthers);
      })
    : [];
