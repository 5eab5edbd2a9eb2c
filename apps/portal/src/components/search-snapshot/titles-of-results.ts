import type { SearchPage } from '@open-discovery/graph-client';
import { shorten } from '../../runtime/shorten.ts';
import type { SearchSnapshot } from '../../search-snapshot/search-snapshot.ts';
import { recordTitle } from '../../records/record-title.ts';

const TITLE_CHARACTERS = 300;

/** Returns the titles of a page of results that a snapshot stores. */
export const titlesOfResults = (results: SearchPage['results']): SearchSnapshot['titles'] =>
  Object.fromEntries(results.map((record) => [record.id, shorten(recordTitle(record), TITLE_CHARACTERS)]));
