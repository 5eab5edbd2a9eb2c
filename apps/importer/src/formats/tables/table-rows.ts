import { textsAt } from '../mapping/xml-parts.ts';
import { textOf } from '../../fields.ts';
import { issns } from '../mapping/issns.ts';
import { authorOfText } from '../mapping/names.ts';
import type { Row } from '../mapping/row.ts';
import {
  alternateIds,
  eachText,
  keywords,
  pages,
  pids,
  texts,
  venue,
  wordsOf,
} from '../mapping/text-rows.ts';
import type { Work, WorkGrant } from '../mapping/work.ts';
import { accessWord } from '../mapping/access-words.ts';
import { row, takenElsewhere } from '../mapping/row.ts';
import { identifiers } from '../mapping/stated-identifiers.ts';
import { types } from '../mapping/type-rows.ts';

const SECTION = 'the mapping of the table';

/** Returns the texts of a list with their places; '' for an empty one. */
const placesOf = (list: unknown): string[] => [list].flat().map((item) => textOf(item) ?? '');

/** The fields of a work in a table, and their places in the model. */
export const TABLE_WORK_ROWS: readonly Row<Work>[] = [
  texts('title', SECTION, 'titles'),
  texts('subtitle', SECTION, 'subTitles'),
  {
    field: 'authors',
    section: SECTION,
    to: 'authors',
    // As many ORCID iDs as authors are theirs, in the same order.
    read: (values, source) => {
      const authors = wordsOf(values).flatMap((word) => authorOfText(word) ?? []);
      const orcids = placesOf(source['orcids']);
      return {
        authors:
          orcids.length === authors.length
            ? authors.map((author, at) => ({ ...author, orcid: orcids[at] ?? null }))
            : authors,
      };
    },
  },
  takenElsewhere('orcids', SECTION, 'authors'),
  texts('contributors', SECTION, 'contributors'),
  {
    field: 'date',
    section: SECTION,
    to: 'publicationDate',
    // Tables give a year and a day in separate columns.
    read: (values) => ({ dates: wordsOf(values).sort((a, b) => b.length - a.length) }),
  },
  texts('abstract', SECTION, 'descriptions'),
  keywords('keywords', SECTION),
  texts('publisher', SECTION, 'publishers'),
  venue('venue', SECTION, 'name'),
  venue('volume', SECTION, 'vol'),
  venue('issue', SECTION, 'iss'),
  pages('pages', SECTION),
  venue('firstPage', SECTION, 'sp'),
  venue('lastPage', SECTION, 'ep'),
  issns('issn', SECTION),
  venue('eissn', SECTION, 'issnOnline'),
  pids('doi', SECTION, 'doi'),
  pids('pmid', SECTION, 'pmid'),
  pids('pmcid', SECTION, 'pmc'),
  pids('handle', SECTION, 'handle'),
  pids('arxiv', SECTION, 'arXiv'),
  identifiers('identifiers', SECTION),
  alternateIds('isbn', SECTION, 'ISBN'),
  types('type', SECTION),
  texts('language', SECTION, 'languages'),
  texts('license', SECTION, 'licenses'),
  eachText('access', SECTION, 'accessRights', accessWord),
  texts('url', SECTION, 'urls'),
  texts('version', SECTION, 'versions'),
  {
    field: 'funders',
    section: SECTION,
    to: 'projects',
    // A single funder gave all grants; as many funders as grants gave one each, in the same order.
    read: (values, source) => {
      const funders = wordsOf(values);
      const codes = textsAt(source, 'grantCodes');
      const isPaired = funders.length === codes.length || funders.length === 1;
      const grants = codes.map((code, at): WorkGrant => ({
        code,
        funder: isPaired ? (funders[at] ?? funders[0] ?? null) : null,
        funderId: null,
      }));
      return {
        grants:
          codes.length === 0 || !isPaired
            ? [...funders.map((funder) => ({ code: null, funder, funderId: null })), ...grants]
            : grants,
      };
    },
  },
  row('grantCodes', SECTION, 'projects', (values, source) =>
    textsAt(source, 'funders').length > 0
      ? {}
      : { grants: wordsOf(values).map((code) => ({ code, funder: null, funderId: null })) },
  ),
  eachText('ror', SECTION, 'organizations', (ror) => ({ ror, name: null })),
  texts('country', SECTION, 'countries'),
  texts('identifier', SECTION, 'originalIds'),
];
