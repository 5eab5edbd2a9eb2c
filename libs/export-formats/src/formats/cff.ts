import type { Creator } from '../facts/creator.ts';
import type { Facts } from '../facts/facts.ts';
import { fullTitle } from '../facts/full-title.ts';
import { withoutEmpty } from './without-empty.ts';

type Fields = Readonly<Record<string, unknown>>;

const author = ({ fullName, person, orcid, affiliations }: Creator): Fields =>
  person === null
    ? withoutEmpty({ name: fullName, orcid })
    : withoutEmpty({
        'family-names': person.family,
        'given-names': person.given,
        'name-particle': person.particle,
        'name-suffix': person.suffix,
        orcid,
        affiliation: affiliations.join('; '),
      });

/** The format requires an author. */
const NOBODY: Fields = { name: 'Unknown' };
/** DOIs that the format's schema accepts. */
const DOI = /^10\.\d{4,9}(?:\.\d+)?\/[A-Za-z0-9:/_;\-.()[\]\\]+$/;

/** The schema rejects duplicate authors. */
const authorsOf = ({ creators }: Facts): readonly Fields[] => {
  const each = new Map(creators.map(author).map((fields) => [JSON.stringify(fields), fields]));
  return each.size === 0 ? [NOBODY] : [...each.values()];
};

const dateReleased = ({ item }: Facts): string | null =>
  item.kind === 'product' ? (item.record.publicationDate ?? null) : null;

const fieldsOf = (facts: Facts): Fields => {
  const record = facts.item.kind === 'product' ? facts.item.record : null;
  return {
    'cff-version': '1.2.0',
    message: 'If you use this software, please cite it as below.',
    type: facts.kind === 'dataset' ? 'dataset' : 'software',
    title: fullTitle(facts),
    authors: authorsOf(facts),
    ...withoutEmpty({
      abstract: facts.description,
      version: facts.version,
      'date-released': dateReleased(facts),
      doi: DOI.test(facts.doi) ? facts.doi : '',
      identifiers: DOI.test(facts.doi)
        ? []
        : [{ type: 'other', value: facts.id, description: 'Id of the record' }],
      license: facts.license?.spdx,
      'license-url': facts.license?.spdx ? '' : facts.license?.url,
      'repository-code': /^https?:\/\//.test(record?.codeRepositoryUrl ?? '')
        ? record?.codeRepositoryUrl
        : '',
      url: facts.urls.find((url) => /^https?:/.test(url)),
      keywords: facts.subjects,
    }),
  };
};

/** JSON literals are valid YAML and need no quoting rules. */
const line = ([name, value]: [string, unknown]): string[] =>
  Array.isArray(value)
    ? [`${name}:`, ...value.map((item) => `  - ${JSON.stringify(item)}`)]
    : [`${name}: ${JSON.stringify(value)}`];

/** Formats software in the Citation File Format 1.2.0. Source: citation-file-format.github.io. */
export const toCff = (facts: Facts): string =>
  `${Object.entries(fieldsOf(facts)).flatMap(line).join('\n')}\n`;
