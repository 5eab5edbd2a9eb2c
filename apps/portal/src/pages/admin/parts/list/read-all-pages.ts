import type { Endpoint, SendResult } from '@open-discovery/http';
import type { SendRequest } from '../../../../runtime/use-service.ts';
import type { ServerPage } from './paged-list.tsx';

interface PagedRequests<Item> {
  /** Returns the request for a page, from 1. */
  readonly request: (page: number) => Endpoint<ServerPage<Item>>;
  /** The number of items on each page but the last. */
  readonly pageSize: number;
  readonly keyOf: (item: Item) => string;
  readonly send: SendRequest;
  readonly onProgress?: (count: number, total: number) => void;
}

/** Reads all items of a list, a page at a time; each once, although items may appear meanwhile. */
export const readAllPages = async <Item>({
  request,
  pageSize,
  keyOf,
  send,
  onProgress,
}: PagedRequests<Item>): Promise<SendResult<readonly Item[]>> => {
  const items = new Map<string, Item>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await send(request(page));
    if (!answer.ok) return answer;
    const { total, results } = answer.value;
    for (const item of results) items.set(keyOf(item), item);
    pages = Math.ceil(total / pageSize);
    onProgress?.(items.size, total);
  }
  return { ok: true, value: [...items.values()] };
};
