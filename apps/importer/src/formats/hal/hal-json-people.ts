import { textsAt } from '../mapping/xml-parts.ts';
import type { Fields } from '../../fields.ts';
import { authorOf, authorWith } from '../mapping/names.ts';
import type { Row } from '../mapping/row.ts';
import { wordsOf } from '../mapping/text-rows.ts';
import type { Work, WorkAuthor } from '../mapping/work.ts';
import { isHalAuthor } from './hal-people.ts';
import { halJsonSection } from './hal-section.ts';
import { idHalIn, orcidIn } from './hal-values.ts';

/** The separators within a text of Solr that joins what belongs together. */
const FACET = '_FacetSep_';
const JOIN = '_JoinSep_';

/** Returns the texts of a list that has one for each author, in the same order; none of other lists. */
const perAuthor = (source: Fields, field: string, count: number): readonly string[] => {
  const words = textsAt(source, field);
  return words.length === count ? words : [];
};

/** Returns the second parts of `name_FacetSep_other` by the first ones. */
const byName = (texts: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    texts.map((text) => {
      const [name = '', other = ''] = text.split(FACET);
      return [name, other];
    }),
  );

/** Returns the names of the structures of each author: `id_FacetSep_name_JoinSep_id_FacetSep_structure`. */
const placesByName = (texts: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const places = new Map<string, string[]>();
  for (const text of texts) {
    const [author = '', structure = ''] = text.split(JOIN);
    const [name, place] = [author.split(FACET)[1], structure.split(FACET)[1]];
    if (name !== undefined && place !== undefined) places.set(name, [...(places.get(name) ?? []), place]);
  }
  return places;
};

const ORCIDS = 'authORCIDIdExt_s';

const toAuthors = (names: readonly string[], source: Fields): { role: string; author: WorkAuthor[] }[] => {
  const list = (field: string): readonly string[] => perAuthor(source, field, names.length);
  const [given, family, roles] = ['authFirstName_s', 'authLastName_s', 'authQuality_s'].map(list);
  // HAL leaves out authors without an ORCID iD, so that only a list of all says whose each one is.
  const orcids = list(ORCIDS);
  const idHals = byName(textsAt(source, 'authFullNameIdHal_fs'));
  const places = placesByName(textsAt(source, 'authIdHasPrimaryStructure_fs'));
  return names.map((literal, at) => ({
    role: roles?.[at] ?? 'aut',
    author: authorWith(authorOf({ given: given?.[at], family: family?.[at], literal }), {
      orcid: orcidIn(orcids.slice(at, at + 1)),
      pid: idHalIn([idHals.get(literal) ?? '']),
      affiliations: places.get(literal) ?? [],
    }),
  }));
};

/** The authors of a document. HAL gives their names, roles and identifiers as lists beside each other. */
export const HAL_JSON_PEOPLE_ROW: Row<Work> = {
  field: 'authFullName_s',
  section: halJsonSection('authFullName_s'),
  to: 'authors, contributors',
  read: (values, source) => {
    const people = toAuthors(wordsOf(values), source);
    return {
      authors: people.filter(({ role }) => isHalAuthor(role)).flatMap(({ author }) => author),
      contributors: people
        .filter(({ role }) => !isHalAuthor(role))
        .flatMap(({ author }) => author.map(({ fullName }) => fullName)),
    };
  },
  lost: (values, source) => {
    const [names, orcids] = [wordsOf(values), textsAt(source, ORCIDS)];
    return [
      ...(toAuthors(names, source).some(({ role }) => !isHalAuthor(role)) ? ['role'] : []),
      ...(orcids.length > 0 && orcids.length !== names.length ? ['ORCID iDs of some'] : []),
    ];
  },
};

/** The fields that say more about authors, which the row of their names reads. */
export const HAL_JSON_PERSON_FIELDS = [
  'authFirstName_s',
  'authLastName_s',
  'authQuality_s',
  ORCIDS,
  'authFullNameIdHal_fs',
  'authIdHasPrimaryStructure_fs',
];
