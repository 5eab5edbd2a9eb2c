import { accessRightOf } from '@open-discovery/model';
import type { GraphRecord, SearchedKind } from '@open-discovery/model';
import { shownAuthors } from '../../../search/card-records.ts';
import type { CardRecordOf } from '../../../search/card-records.ts';

/** Formats the text of cells: names as they are, codes and numbers in the reader's language. */
interface CellWords {
  readonly number: (value: number) => string;
  readonly label: (field: string, value: string) => string;
}

/** A column of the table: its message id and the text of a record's cell, '' when empty. */
export interface Column<R> {
  readonly name: string;
  readonly messageId: string;
  readonly isNumber?: boolean;
  readonly cell: (record: R, words: CellWords) => string;
}

const column = <R>(name: string, cell: Column<R>['cell'], more: Partial<Column<R>> = {}): Column<R> => ({
  name,
  messageId: `field.${name}`,
  cell,
  ...more,
});

const NUMBER = { isNumber: true };
const year = (date: string | null | undefined): string => date?.slice(0, 4) ?? '';
const count = (value: number | null | undefined, { number }: CellWords): string =>
  value === null || value === undefined ? '' : number(value);
const list = (values: readonly (string | null | undefined)[]): string =>
  [...new Set(values.filter((value) => value !== null && value !== undefined && value !== ''))].join('; ');

type Columns = { readonly [K in SearchedKind]: readonly Column<CardRecordOf[K]>[] };

/** The columns of each kind next to the title, in display order; the first ones are shown by default. */
const COLUMNS: Columns = {
  product: [
    column('type', ({ type }, { label }) => label('type', type), { messageId: 'field.type' }),
    column('year', ({ publicationDate }) => year(publicationDate), NUMBER),
    column('author', (product) => {
      const { shown, left } = shownAuthors(product);
      return `${list(shown.map(({ fullName }) => fullName))}${left > 0 ? ` + ${left}` : ''}`;
    }),
    column('access', (product, { label }) => {
      const right = accessRightOf(product);
      return right === 'UNKNOWN' ? '' : label('access', right);
    }),
    column('citations', ({ indicators }, words) => count(indicators?.citationImpact?.citationCount, words), {
      ...NUMBER,
      messageId: 'table.citations',
    }),
    column('venue', ({ container, publisher }) => container?.name ?? publisher ?? '', {
      messageId: 'table.venue',
    }),
    column('publisher', ({ publisher }) => publisher ?? ''),
    column('language', ({ language }, { label }) => (language?.code ? label('language', language.code) : '')),
    column('country', ({ countries }, { label }) =>
      list((countries ?? []).map(({ code }) => (code ? label('country', code) : ''))),
    ),
    column('funder', ({ projects }) => list((projects ?? []).map(({ funder }) => funder))),
    column('pid', ({ pids }) => pids?.[0]?.value ?? '', { messageId: 'table.pid' }),
    column('views', ({ indicators }, words) => count(indicators?.usageCounts?.views, words), {
      ...NUMBER,
      messageId: 'table.views',
    }),
    column('downloads', ({ indicators }, words) => count(indicators?.usageCounts?.downloads, words), {
      ...NUMBER,
      messageId: 'table.downloads',
    }),
  ],
  project: [
    column('acronym', ({ acronym }) => acronym ?? '', { messageId: 'table.acronym' }),
    column('code', ({ code }) => code ?? '', { messageId: 'table.code' }),
    column('funder', ({ fundings }) =>
      list((fundings ?? []).map(({ shortName, name }) => shortName ?? name)),
    ),
    column('startYear', ({ startDate }) => year(startDate), NUMBER),
    column('endYear', ({ endDate }) => year(endDate), NUMBER),
    column('call', ({ callIdentifier }) => callIdentifier ?? '', { messageId: 'table.call' }),
  ],
  organization: [
    column('shortName', ({ legalShortName }) => legalShortName ?? '', { messageId: 'table.shortName' }),
    column('country', ({ country }, { label }) => (country?.code ? label('country', country.code) : '')),
    column('pid', ({ pids }) => pids?.[0]?.value ?? '', { messageId: 'table.pid' }),
  ],
  dataSource: [
    column('sourceType', ({ type }, { label }) => (type?.value ? label('sourceType', type.value) : '')),
    column('compatibility', ({ openaireCompatibility }, { label }) =>
      openaireCompatibility ? label('compatibility', openaireCompatibility) : '',
    ),
    column('subject', ({ subjects }) => list((subjects ?? []).slice(0, 5))),
  ],
  service: [
    column('category', ({ categories }, { label }) =>
      list((categories ?? []).map((category) => label('category', category))),
    ),
    column('organization', ({ provider }) => provider?.name ?? '', { messageId: 'table.provider' }),
    column('domain', ({ scientificDomains }, { label }) =>
      list((scientificDomains ?? []).map((domain) => label('domain', domain))),
    ),
  ],
  community: [
    column('communityType', ({ type }, { label }) => (type ? label('communityType', type) : '')),
    column('subject', ({ subjects }) => list((subjects ?? []).slice(0, 5))),
  ],
};

const USUAL_COUNT = 5;

// The table pairs each kind with its record type; a value cannot carry that pairing to the compiler.
/** Returns the columns offered for a kind. */
export const offeredColumns = (kind: SearchedKind): readonly Column<GraphRecord>[] =>
  COLUMNS[kind] as readonly Column<GraphRecord>[];

/**
 * Returns the columns chosen in an address, in the table's order; the default ones when it chooses none of
 * this kind.
 */
export const chosenColumns = (
  kind: SearchedKind,
  names: readonly string[],
): readonly Column<GraphRecord>[] => {
  const chosen = offeredColumns(kind).filter(({ name }) => names.includes(name));
  return chosen.length > 0 ? chosen : offeredColumns(kind).slice(0, USUAL_COUNT);
};
