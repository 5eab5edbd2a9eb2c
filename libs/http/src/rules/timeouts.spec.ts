import { describe, expect, test } from '@jest/globals';
import { TIMEOUT_EXEMPT_SERVICES, timeoutMs } from '../index.ts';

describe('the timeouts of Spec §9', () => {
  test.each([
    ['server', true, 'search', 'GET', 3000],
    ['server', false, 'search', 'GET', 4000],
    ['browser', true, 'search', 'GET', 6000],
    ['browser', false, 'search', 'GET', 12_000],
    ['server', true, 'search', 'POST', 30_000],
    ['browser', false, 'search', 'POST', 30_000],
  ] as const)('%s, production %s, %s, %s → %i ms', (place, production, service, method, expected) => {
    expect(timeoutMs({ place, production, service, method })).toBe(expected);
  });

  test.each(TIMEOUT_EXEMPT_SERVICES)('%s is exempt: 30000 ms', (service) => {
    expect(timeoutMs({ place: 'server', production: true, service, method: 'GET' })).toBe(30_000);
  });

  test('the exempt services are those of the specification', () => {
    expect(TIMEOUT_EXEMPT_SERVICES.join(', ')).toBe(
      'csv, registry, claims, crossrefSearch, dataciteSearch, statistics, latestSearch, monitorStatsFrame',
    );
  });
});
