import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { createOrcidService } from './orcid.ts';

const serviceOf = (orcid: string | null) =>
  createOrcidService(shippedConfiguration({ addresses: { orcid } }));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a portal without its address has no ORCID service', () => {
  expect(serviceOf(null)).toBeNull();
});

test.each([
  [true, 'GET', 6_000],
  [false, 'GET', 12_000],
  [true, 'POST', 30_000],
] as const)(
  'in the browser (production: %s), %s ends after %d ms (Spec §9)',
  async (production, method, limitMs) => {
    const service = serviceOf('/api/orcid-service');
    const addresses: string[] = [];
    const answer = service?.(
      { method, path: 'works', parse: () => null },
      {
        fetch: (address) => {
          addresses.push(address);
          return new Promise(() => undefined);
        },
        place: 'browser',
        production,
      },
    );
    await jest.advanceTimersByTimeAsync(limitMs);
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout', limitMs } });
    expect(addresses).toEqual(['/api/orcid-service/works']);
  },
);
