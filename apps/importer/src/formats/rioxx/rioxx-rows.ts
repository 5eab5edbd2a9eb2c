import { parseAccessRight } from '@open-discovery/model';
import { isFields } from '../../fields.ts';
import { issnsIn } from '../mapping/issns.ts';
import { row } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { grantIn, identifiers, statedIdentifiers } from '../mapping/stated-identifiers.ts';
import { keywords, texts, wordOf, wordsOf } from '../mapping/text-rows.ts';
import { types } from '../mapping/type-rows.ts';
import type { Work, WorkGrant } from '../mapping/work.ts';
import { textAt, textsAt } from '../mapping/xml-parts.ts';
import { authorsRow, contributorsRow, NAME_PARTS, nameOf } from './rioxx-people.ts';
import { relationsRow } from './rioxx-relations.ts';

const element = (name: string): string => `RIOXX 2 and 3, ${name}`;

const toGrant = (value: unknown): WorkGrant[] => {
  const word = wordOf(value);
  const stated = word === null ? null : grantIn(word);
  if (stated !== null) return [stated];
  return [
    {
      code: word,
      funder: textAt(value, '@funder_name') ?? textAt(value, '@funderName'),
      funderId: textAt(value, '@funder_id') ?? textAt(value, '@funderId'),
    },
  ];
};

const FUNDER_PARTS = ['#text', '@funder_name', '@funder_id', '@funderName', '@funderId'];
const hasFunder = (value: unknown): boolean =>
  isFields(value) && FUNDER_PARTS.slice(1).some((part) => textAt(value, part) !== null);

const grantRow: Row<Work> = {
  field: 'grant',
  section: element('rioxxterms:grant'),
  to: 'projects, originalValues',
  parts: [...FUNDER_PARTS, '@project_id'],
  read: (values) => ({ grants: values.flatMap(toGrant) }),
};

/** A project of version 2 is a grant with its funder, that of version 3 an identifier. */
const projectRow: Row<Work> = {
  field: 'project',
  section: element('rioxxterms:project'),
  to: 'projects, originalValues',
  parts: FUNDER_PARTS,
  read: (values) => ({
    grants: values
      .filter((value) => hasFunder(value) || grantIn(wordOf(value) ?? '') !== null)
      .flatMap(toGrant),
    originals: wordsOf(
      values.filter((value) => !hasFunder(value) && grantIn(wordOf(value) ?? '') === null),
    ).map((value) => ({ field: 'projects', value })),
  }),
};

/** The journal or book, by its ISSN or ISBN or by its name. */
const sourceRow: Row<Work> = {
  field: 'source',
  section: element('dc:source'),
  to: 'container.issnPrinted, container.issnOnline, instances.alternateIdentifiers, container.name',
  isText: true,
  read: (values) => {
    const words = wordsOf(values);
    const isIssn = (word: string): boolean => /^\d{4}-?\d{3}[\dX]$/i.test(word);
    const isIsbn = (word: string): boolean => /^(?:97[89][-\d]{10,14}|[-\d]{9,12}[\dX])$/i.test(word);
    return {
      container: {
        ...issnsIn(words.filter(isIssn)),
        name: words.find((word) => !isIssn(word) && !isIsbn(word) && !/^https?:/i.test(word)),
      },
      alternateIds: words.filter(isIsbn).map((value) => ({ scheme: 'ISBN', value })),
    };
  },
};

const textRow = (field: string, name: string, to: Parameters<typeof texts>[2]): Row<Work> =>
  texts(field, element(name), to);

/** The elements of RIOXX, versions 2 and 3, and their places in the model. */
export const RIOXX_ROWS: readonly Row<Work>[] = [
  { ...types('type', element('rioxxterms:type, dc:type')), parts: ['#text', '@uri'] },
  textRow('title', 'dc:title', 'titles'),
  authorsRow('author', element('rioxxterms:author')),
  authorsRow('creator', element('rioxxterms:creator')),
  contributorsRow('contributor', element('rioxxterms:contributor')),
  textRow('description', 'dc:description', 'descriptions'),
  {
    field: 'publisher',
    section: element('dc:publisher'),
    to: 'publisher',
    parts: NAME_PARTS,
    read: (values) => ({ publishers: values.flatMap((value) => nameOf(value) ?? []) }),
  },
  ...['publication_date', 'dateAccepted', 'dateSubmitted'].map((name) => textRow(name, name, 'dates')),
  textRow('language', 'dc:language', 'languages'),
  keywords('subject', element('dc:subject')),
  textRow('coverage', 'dc:coverage', 'coverages'),
  textRow('format', 'dc:format', 'formats'),
  identifiers('identifier', element('dc:identifier')),
  {
    field: 'version_of_record',
    section: element('rioxxterms:version_of_record'),
    to: 'pids, instances.urls',
    isText: true,
    read: (values) => {
      const { ids, urls } = statedIdentifiers(wordsOf(values));
      return { ids, urls: urls.filter((url) => statedIdentifiers([url]).ids.length === 0) };
    },
  },
  relationsRow('relation', element('dc:relation')),
  relationsRow('ext_relation', element('rioxxterms:ext_relation')),
  sourceRow,
  grantRow,
  projectRow,
  textRow('license_ref', 'ali:license_ref', 'licenses'),
  row('rights', element('dc:rights'), 'bestAccessRight, instances.license', (values) => {
    const words = wordsOf(values);
    return {
      accessRights: words.filter((word) => parseAccessRight(word) !== null),
      licenses: words.filter((word) => parseAccessRight(word) === null),
    };
  }),
  {
    field: 'free_to_read',
    section: element('ali:free_to_read'),
    to: 'bestAccessRight, embargoEndDate',
    parts: ['#text', '@start_date'],
    read: (values) => ({
      accessRights: ['OPEN'],
      embargoEnds: textsAt(values, '@start_date'),
    }),
  },
];
