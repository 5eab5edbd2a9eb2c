import type { SearchPage } from '@open-discovery/graph-client';
import { kindOf, plainText } from '@open-discovery/model';
import type { GraphRecord, RecordKind, SearchedKind } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import type { SearchQuery } from '@open-discovery/search-fields';
import { recordTitle } from '../../records/record-title.ts';
import { shownOnPage } from '../metadata/shown-on-page.ts';
import type { ShownData } from '../metadata/shown-on-page.ts';
import type { LoadedPage } from '../rendering/load-page.ts';

/** The part of a page that other sites can embed. */
export type Embedded =
  | {
      readonly is: 'results';
      /** The words of the search, or the name of an author; empty for all records of a kind. */
      readonly title: string;
      readonly query: SearchQuery;
      readonly page: SearchPage;
    }
  | {
      readonly is: 'record';
      readonly title: string;
      readonly kind: SearchedKind;
      readonly recordKind: RecordKind;
      readonly record: GraphRecord;
    }
  | { readonly is: 'nothing' }
  | { readonly is: 'failed' };

const NOTHING: Embedded = { is: 'nothing' };
const FAILED: Embedded = { is: 'failed' };

const titleOf = (data: Extract<ShownData, { shows: 'results' }>): string =>
  'person' in data ? data.person.name : data.query.keyword || data.query.text;

/** Returns what other sites can embed of a page: its results or its record. */
export const embeddedIn = ({ context }: LoadedPage): Embedded => {
  const data = shownOnPage(context);
  if (data?.shows === 'results') {
    const page = foundValue(data.search);
    return page === null ? FAILED : { is: 'results', title: titleOf(data), query: data.query, page };
  }
  if (data?.shows === 'record') {
    const record = foundValue(data.record);
    if (record !== null) {
      const title = plainText(recordTitle(record));
      return { is: 'record', title, kind: kindOf(data.kind), recordKind: data.kind, record };
    }
  }
  return context.statusCode >= 500 ? FAILED : NOTHING;
};
