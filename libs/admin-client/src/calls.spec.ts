import { describe, expect, test } from '@jest/globals';
import { endpointAddress } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import * as exported from './index.ts';
import { EVERY_CALL } from './testing/every-call.ts';

type Call = (...input: readonly unknown[]) => Endpoint<unknown>;
const CALLS: Readonly<Record<string, Call>> = { ...(exported as object) };
const endpointOf = (name: string, input: readonly unknown[]): Endpoint<unknown> => {
  const call = CALLS[name];
  if (!call) throw new Error(`${name} is not exported`);
  return call(...input);
};

describe('requests', () => {
  test.each(EVERY_CALL)('$name $input → $request', ({ name, input, request, body }) => {
    const endpoint = endpointOf(name, input);
    expect(`${endpoint.method} ${endpointAddress('', endpoint).slice(1)}`).toBe(request);
    expect(endpoint.body).toEqual(body);
  });

  test('the table has every call, and no other', () => {
    const client = exported.createAdminClient({ baseUrl: '', fetch });
    expect([...new Set(EVERY_CALL.map(({ name }) => name))].sort()).toEqual(Object.keys(client).sort());
  });

  test('only what visitors see is public', () => {
    const isPublic = EVERY_CALL.filter(({ name, input }) => endpointOf(name, input).isPublic);
    expect([...new Set(isPublic.map(({ name }) => name))]).toEqual([
      'getFullPortal',
      'getPublicPortal',
      'getActiveDivHelp',
      'getActivePageHelp',
      'getGroupedPageHelp',
      'getGroupedDivHelp',
    ]);
  });

  test('an empty _id is omitted, so that the item is created', () => {
    expect(exported.saveEntity({ _id: '', pid: 'a', name: 'A' })).toMatchObject({
      path: 'entity/save',
      body: { pid: 'a', name: 'A' },
    });
  });

  test('a new item has the key that saves it once; a stored one needs none', () => {
    const page = { name: 'About', route: '/about', portalType: 'explore', idempotencyKey: 'k1' } as const;
    const addressOf = (endpoint: Endpoint<unknown>) => endpointAddress('', endpoint);
    expect(addressOf(exported.savePage(page))).toBe('/page/save?idempotencyKey=k1');
    expect(addressOf(exported.savePage({ ...page, _id: '64f1' }))).toBe('/page/update');
    expect(exported.savePage(page).body).not.toHaveProperty('idempotencyKey');
  });
});

describe('no text can leave its place in an address', () => {
  const HOSTILE = ['../x', '..', '.', 'a/b?c#d', 'a%2Fb', 'Zürich 😀', '\uD800', 'a\uDC00b', ' ', '\0'];

  /** The same input with every text replaced. */
  const withText = (input: unknown, text: string): unknown => {
    if (typeof input === 'string') return text;
    if (Array.isArray(input)) return input.map((item) => withText(item, text));
    if (typeof input !== 'object' || input === null) return input;
    return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, withText(value, text)]));
  };
  const outline = (name: string, input: readonly unknown[]) => {
    const { pathname, searchParams, hash } = new URL(
      endpointAddress('http://a/base', endpointOf(name, input)),
    );
    return { segments: pathname.split('/').length, parameters: [...searchParams.keys()], hash };
  };

  test.each(EVERY_CALL)('$name $input', ({ name, input }) => {
    for (const text of HOSTILE)
      expect({ text, ...outline(name, withText(input, text) as unknown[]) }).toEqual({
        text,
        ...outline(name, input),
      });
  });
});
