import type { SendResult } from '@open-discovery/http';
import type { SendRequest } from '../../../../runtime/use-service.ts';
import { getManyPeople, MOST_PEOPLE } from './people-calls.ts';
import type { PeopleFilter, Person } from './people-calls.ts';

interface Reading {
  readonly filter: PeopleFilter;
  readonly send: SendRequest;
  readonly onProgress: (count: number, total: number) => void;
}

/** Reads all users of a list, a page at a time; each once, although users may appear meanwhile. */
export const readManyPeople = async ({
  filter,
  send,
  onProgress,
}: Reading): Promise<SendResult<readonly Person[]>> => {
  const people = new Map<string, Person>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await send(getManyPeople(filter, page));
    if (!answer.ok) return answer;
    const { total, results } = answer.value;
    for (const person of results) people.set(person.id, person);
    pages = Math.ceil(total / MOST_PEOPLE);
    onProgress(people.size, total);
  }
  return { ok: true, value: [...people.values()] };
};
