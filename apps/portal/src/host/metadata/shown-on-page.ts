import type { RelatedRecord } from '@open-discovery/export-formats/page-metadata';
import { kindOf } from '@open-discovery/model';
import type { KindedRecord } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import type { StaticHandlerContext } from 'react-router-dom';
import type { HomeData } from '../../pages/home/home-data.ts';
import type { PersonData } from '../../pages/person/person-data.ts';
import type { LandingData } from '../../pages/landing/landing-data.ts';

/** The loader data of a page that has metadata or rules for robots. */
export type ShownData = HomeData | PersonData | LandingData;

/** Returns the loader data of the page; `null` where it has no metadata. */
export const shownOnPage = ({ matches, loaderData }: StaticHandlerContext): ShownData | null => {
  const id = matches.at(-1)?.route.id;
  const data: unknown = id === undefined ? null : loaderData[id];
  return isShownData(data) ? data : null;
};

const isShownData = (data: unknown): data is ShownData =>
  typeof data === 'object' &&
  data !== null &&
  'shows' in data &&
  (data.shows === 'overview' ||
    data.shows === 'results' ||
    data.shows === 'disabled-kind' ||
    data.shows === 'unknown-person' ||
    data.shows === 'mistake' ||
    data.shows === 'record');

/** A record with what it is related to. */
export interface ShownRecord {
  readonly item: KindedRecord;
  readonly related: readonly RelatedRecord[];
}

/** Returns the record of a landing page with what it is related to; `null` where the record is missing. */
export const shownRecord = ({ kind, record, related }: LandingData): ShownRecord | null => {
  const found = foundValue(record);
  return (
    found && {
      // The API returns a record of the requested kind.
      item: { kind: kindOf(kind), record: found } as KindedRecord,
      related: (foundValue(related) ?? []).flatMap(({ relation, results }) =>
        results.map((item) => ({ relation, item })),
      ),
    }
  );
};
