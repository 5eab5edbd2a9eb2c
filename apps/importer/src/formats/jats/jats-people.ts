import { authorsAndOthers } from '../mapping/people.ts';
import { fieldsOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { authorOf, authorWith } from '../mapping/names.ts';
import { valuesAt } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import type { Work, WorkAuthor } from '../mapping/work.ts';
import { textAt, textsAt, withAttribute } from '../mapping/xml-parts.ts';

const META = 'front.article-meta';

/** Returns the text of marked-up content, without labels such as the number of an affiliation. */
export const plain = (text: string): string =>
  text
    .replaceAll(/<label>[^<]*<\/label>|<[^<>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Affiliations by the ids that authors refer to. */
const affiliationsOf = (source: Fields): ReadonlyMap<string, string> =>
  new Map(
    fieldsOf([...valuesAt(source, `${META}.aff`), ...valuesAt(source, `${META}.contrib-group.aff`)]).flatMap(
      (aff) => {
        const [id, text] = [textAt(aff, '@id'), textAt(aff, '#text')];
        return id === null || text === null ? [] : [[id, plain(text)] as const];
      },
    ),
  );

/** The elements that hold the parts of a name. */
const NAMES = ['name', 'name-alternatives.name', 'string-name'];

const partOf = (contributor: Fields, part: string): string | null =>
  NAMES.map((name) => textAt(contributor, `${name}.${part}`)).find((text) => text !== null) ?? null;

const toAuthor =
  (affiliations: ReadonlyMap<string, string>) =>
  (contributor: Fields): WorkAuthor[] => {
    const author = authorOf({
      given: partOf(contributor, 'given-names'),
      family: partOf(contributor, 'surname'),
      suffix: partOf(contributor, 'suffix'),
      literal: plain(textAt(contributor, 'collab') ?? textAt(contributor, 'string-name') ?? ''),
    });
    const [orcid = null] = withAttribute(valuesAt(contributor, 'contrib-id'), 'contrib-id-type', /orcid/i);
    const own = textsAt(contributor, 'aff').map(plain);
    const referred = textsAt(contributor, 'xref.@rid')
      .flatMap((ids) => ids.split(/\s+/))
      .flatMap((id) => affiliations.get(id) ?? []);
    return authorWith(author, { orcid, affiliations: [...own, ...referred] });
  };

const isAuthor = (contributor: Fields): boolean =>
  (textAt(contributor, '@contrib-type') ?? 'author') === 'author';

const CONTRIBUTOR_PARTS = [
  '@contrib-type',
  'name',
  'name-alternatives.name',
  'collab',
  'string-name',
  'contrib-id',
  'aff',
  'xref.@rid',
];

/** The row of authors and other contributors, with the affiliations that they refer to. */
export const contributorRow: Row<Work> = {
  field: `${META}.contrib-group.contrib`,
  section: 'JATS 1.3, <contrib>',
  to: 'authors, contributors',
  parts: CONTRIBUTOR_PARTS,
  read: (values, source) =>
    authorsAndOthers({ people: fieldsOf(values), isAuthor, toPerson: toAuthor(affiliationsOf(source)) }),
  lost: (values) => {
    const others = fieldsOf(values).filter((one) => !isAuthor(one));
    return [
      ...(others.length > 0 ? ['role'] : []),
      ...(others.some((one) => valuesAt(one, 'contrib-id').length > 0) ? ['contrib-id'] : []),
      ...(others.some((one) => textsAt(one, 'aff').length + textsAt(one, 'xref.@rid').length > 0)
        ? ['affiliation']
        : []),
    ];
  },
};
