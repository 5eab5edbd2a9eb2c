import type { GraphRecord, KindedRecord } from '@open-discovery/model';
import { useCallback } from 'react';
import { useFetchQuery } from '../runtime/use-fetch-query.ts';
import { usePortal } from '../runtime/portal-context.tsx';
import { idsByKind } from './ids-by-kind.ts';
import type { RecordGroup } from './ids-by-kind.ts';
import type { RecordKey } from './saved-addresses.ts';

/** Returns records with their kind in the order of their names; records that no longer exist are left out. */
const inOrder = (
  names: readonly RecordKey[],
  answers: readonly (readonly [RecordGroup, readonly GraphRecord[]])[],
): readonly KindedRecord[] => {
  const found = new Map(
    answers.flatMap(([{ kind }, records]) =>
      // A collection's response holds records of its kind; the compiler cannot know that pair.
      records.map((record) => [record.id, { kind, record } as KindedRecord] as const),
    ),
  );
  return names.map(({ id }) => found.get(id)).filter((record) => record !== undefined);
};

/** Fetches records by their names; `null` when one of the requests fails. */
export const useRecords = (): ((names: readonly RecordKey[]) => Promise<readonly KindedRecord[] | null>) => {
  const { records } = usePortal().graphApi.endpoints;
  const fetchQuery = useFetchQuery();
  return useCallback(
    async (names) => {
      const answers = await Promise.all(
        idsByKind(names).map(async (asked) => [asked, await fetchQuery(records, asked)] as const),
      );
      const found = answers.flatMap(([asked, answer]) =>
        answer?.state === 'found' ? [[asked, answer.value] as const] : [],
      );
      return found.length === answers.length ? inOrder(names, found) : null;
    },
    [fetchQuery, records],
  );
};
