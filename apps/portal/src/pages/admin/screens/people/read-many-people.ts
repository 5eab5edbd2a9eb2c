import type { SendResult } from '@open-discovery/http';
import type { SendRequest } from '../../../../runtime/use-service.ts';
import { readAllPages } from '../../parts/list/read-all-pages.ts';
import { getManyPeople, MOST_PEOPLE } from './people-calls.ts';
import type { PeopleFilter, Person } from './people-calls.ts';

interface Reading {
  readonly filter: PeopleFilter;
  readonly send: SendRequest;
  readonly onProgress: (count: number, total: number) => void;
}

/** Reads all users of a list. */
export const readManyPeople = ({ filter, ...reading }: Reading): Promise<SendResult<readonly Person[]>> =>
  readAllPages({
    ...reading,
    request: (page) => getManyPeople(filter, page),
    pageSize: MOST_PEOPLE,
    keyOf: ({ id }) => id,
  });
