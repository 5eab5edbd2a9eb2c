import type { GraphRecord, RecordKind } from '@open-discovery/model';
import type { SelectedFacts, SelectedRecord } from '../../saved/saved-items.ts';
import { shownAuthors } from '../../search/card-records.ts';
import { recordTitle } from '../../records/record-title.ts';

/** Enough for the identifiers that a work has from several registries. */
const IDENTIFIERS_MAX = 5;

/** Returns what the list of the selection shows of a record besides its title. */
export const selectedFacts = (record: GraphRecord): SelectedFacts => {
  const authors = 'authors' in record ? shownAuthors(record) : { shown: [], left: 0 };
  const date =
    'publicationDate' in record ? record.publicationDate : 'startDate' in record && record.startDate;
  const venue =
    'container' in record || 'publisher' in record ? (record.container?.name ?? record.publisher) : null;
  return {
    authors: authors.shown.map(({ fullName }) => fullName),
    authorsLeft: authors.left,
    year: date ? date.slice(0, 4) : '',
    venue: venue ?? '',
    identifiers: ('pids' in record ? (record.pids ?? []) : [])
      .slice(0, IDENTIFIERS_MAX)
      .flatMap(({ scheme, value }) => (value ? [{ scheme: scheme ?? '', value }] : [])),
  };
};

/** Returns a record as the selection stores it, with all that its list shows. */
export const toSelectedRecord = (kind: RecordKind, record: GraphRecord): SelectedRecord => ({
  kind,
  id: record.id,
  title: recordTitle(record),
  facts: selectedFacts(record),
});
