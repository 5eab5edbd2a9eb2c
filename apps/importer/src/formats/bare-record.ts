import type { Kind } from '@open-discovery/model';
import { fieldsOf, isFields, textOf } from '../fields.ts';
import type { Fields } from '../fields.ts';
import { withCurrentNames } from './field-names.ts';
import type { Format } from './format.ts';

const PRODUCT_TYPE_WORDS: ReadonlyMap<string, string> = new Map([
  ['publication', 'publication'],
  ['dataset', 'dataset'],
  ['software', 'software'],
  ['other', 'other'],
  ['orp', 'other'],
  ['otherresearchproduct', 'other'],
]);

interface Clues {
  readonly names: ReadonlySet<string>;
  readonly id: string;
  readonly type: string;
}

const cluesOf = (value: Fields): Clues => ({
  names: new Set(Object.keys(value).map((name) => name.replaceAll('_', '').toLowerCase())),
  id: textOf(value['id']) ?? '',
  type: textOf(value['type'])?.toLowerCase() ?? '',
});

const hasAny =
  (...wanted: readonly string[]) =>
  ({ names }: Clues): boolean =>
    wanted.some((name) => names.has(name));

/** Fields that identify a kind, most reliable first. */
const SIGNS: readonly (readonly [Kind, (clues: Clues) => boolean])[] = [
  ['product', hasAny('maintitle', 'bestaccessright', 'instances', 'instance')],
  ['organization', hasAny('legalname', 'legalshortname')],
  ['dataSource', hasAny('officialname', 'openairecompatibility')],
  ['person', hasAny('givenname', 'familyname')],
  [
    'project',
    hasAny('granted', 'fundings', 'callidentifier', 'openaccessmandateforpublications', 'h2020programmes'),
  ],
  ['project', ({ names }) => names.has('code') && names.has('title')],
  [
    'community',
    ({ id, type }) => /^(00\|)?context_____::/.test(id) || /^research (community|infra)/.test(type),
  ],
  ['community', hasAny('zenodocommunity', 'zenodocommunities')],
  [
    'service',
    ({ names }) =>
      names.has('name') &&
      hasAny('scientificdomains', 'categories', 'provider', 'trl')({ names, id: '', type: '' }),
  ],
  [
    'product',
    ({ type, names }) =>
      PRODUCT_TYPE_WORDS.has(type) && hasAny('title', 'pids', 'pid')({ names, id: '', type: '' }),
  ],
];

/** Returns the kind of a record by its fields; `null` when they match no kind. */
const kindByFields = (value: Fields): Kind | null => {
  const clues = cluesOf(value);
  return SIGNS.find(([, fits]) => fits(clues))?.[0] ?? null;
};

const productType = (record: Fields): Fields => {
  const word = textOf(record['type'])?.toLowerCase() ?? '';
  return { ...record, type: PRODUCT_TYPE_WORDS.get(word) ?? record['type'] };
};

/** Older dumps give a project's funding as a list; version 3 of the API has an object with that name. */
const projectFunding = (record: Fields): Fields => {
  const { funding, ...others } = record;
  return Array.isArray(funding) ? { ...others, fundings: fieldsOf(funding) } : record;
};

/** A single record of the Graph API or the dump, in any version, without an envelope. */
export const bareRecordFormat: Format = {
  name: 'record',
  detects: (value) => isFields(value) && kindByFields(value) !== null,
  read: (value) => {
    const kind = isFields(value) ? kindByFields(value) : null;
    if (!isFields(value) || kind === null) return [];
    const record = withCurrentNames(kind, value);
    if (kind === 'product') return [{ type: 'record', kind, record: productType(record) }];
    if (kind === 'project') return [{ type: 'record', kind, record: projectFunding(record) }];
    return [{ type: 'record', kind, record }];
  },
};
