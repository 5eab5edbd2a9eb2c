import type { Facts } from '../facts/facts.ts';
import type { WorkType } from '../facts/work-type.ts';
import { tag, tags } from './xml.ts';
import type { Xml } from './xml.ts';

/** The type of the venue by the type of the work in it. */
const VENUE_TYPE: Partial<Record<WorkType, string>> = {
  book: 'Collection',
  chapter: 'Book',
  conferencePaper: 'ConferenceProceeding',
  report: 'Collection',
};

/** The venue of a work as a related item, which must have a title, with its first ISSN. */
export const venueXml = ({ venue, type }: Facts): Xml | null =>
  venue === null || venue.name === ''
    ? null
    : tag(
        'relatedItem',
        { relatedItemType: VENUE_TYPE[type] ?? 'Journal', relationType: 'IsPublishedIn' },
        tags('relatedItemIdentifier', venue.issns.slice(0, 1), { relatedItemIdentifierType: 'ISSN' }),
        tag('titles', {}, tag('title', {}, venue.name)),
        tags('volume', [venue.volume]),
        tags('issue', [venue.issue]),
        tags('firstPage', [venue.firstPage]),
        tags('lastPage', [venue.lastPage]),
        tags('edition', [venue.edition]),
      );

/** The ISSNs of the venue that are not in its related item, which has one identifier. */
export const furtherIssnsXml = ({ venue }: Facts): Xml[] =>
  tags('relatedIdentifier', venue?.issns.slice(venue.name === '' ? 0 : 1) ?? [], {
    relatedIdentifierType: 'ISSN',
    relationType: 'IsPublishedIn',
  });
