import { path } from '@open-discovery/http';
import type { Endpoint, Reader } from '@open-discovery/http';
import type { Written } from '@open-discovery/model';
import { readIds } from './answers.ts';
import { compactPayload } from './compact-payload.ts';
import type { PortalKey } from './portal-key.ts';
import type { Toggled } from './toggled.ts';

/** Parameters by name; `undefined` ones are not sent. */
type Parameters = Readonly<Record<string, string | number | boolean | undefined>>;

/** Returns a path below a portal. */
export const below = ({ type, pid }: PortalKey, ...segments: readonly string[]): string =>
  path(type, pid, ...segments);

/** Creates a read request. */
export const get = <T>(address: string, read: Reader<T>, parameters: Parameters = {}): Endpoint<T> => ({
  method: 'GET',
  path: address,
  query: Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  ),
  parse: (json) => read(json, 'answer'),
});

/** Creates a read request whose response is the same for everyone. */
export const getPublic = <T>(address: string, read: Reader<T>, parameters: Parameters = {}): Endpoint<T> => ({
  ...get(address, read, parameters),
  isPublic: true,
});

/** Creates a write request. */
export const post = <T>(
  address: string,
  read: Reader<T>,
  { body, parameters }: { readonly body?: unknown; readonly parameters?: Parameters },
): Endpoint<T> => ({ ...get(address, read, parameters), method: 'POST', body });

/** Stores an item: a new one is saved, one with an `_id` is updated. Spec §7 "Admin tool calls". */
export const save = <T>(
  place: string,
  { idempotencyKey, ...item }: Written<object>,
  read: Reader<T>,
): Endpoint<T> =>
  item._id
    ? post(`${place}/update`, read, { body: compactPayload(item) })
    : post(`${place}/save`, read, { body: compactPayload(item), parameters: { idempotencyKey } });

/** Deletes items; the response lists the ids of those that existed. */
export const remove = (place: string, ids: readonly string[]): Endpoint<string[]> =>
  post(`${place}/delete`, readIds, { body: ids });

/** Enables or disables items; the response lists them. */
export const toggle = <T>(place: string, { ids, status }: Toggled, read: Reader<T>): Endpoint<T> =>
  post(`${place}/toggle`, read, { body: ids, parameters: { status } });
