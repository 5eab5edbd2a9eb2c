import { expect, test } from '@jest/globals';
import { HarvestError } from '@open-discovery/harvest';
import { runService } from './harvest-service.ts';

test('starts at equal intervals, and continues after a failure', async () => {
  let clockMs = 0;
  const durations = [1_000, 20_000, 3_000];
  const waits: number[] = [];
  const printed: string[] = [];
  const service = runService({
    everyMs: 10_000,
    run: async () => {
      clockMs += durations.shift() ?? 0;
      if (durations.length === 2) throw new HarvestError('Another process harvests.');
    },
    clock: () => clockMs,
    wait: async (ms) => {
      waits.push(ms);
      clockMs += ms;
      if (durations.length === 0) throw new Error('stopped');
    },
    print: (text) => printed.push(text),
    now: () => new Date(clockMs),
  });
  await expect(service).rejects.toThrow('stopped');
  expect(waits).toEqual([9_000, 0, 7_000]);
  expect(printed.slice(0, 2)).toEqual(['Another process harvests.', 'next run: 1970-01-01T00:00:10.000Z']);
});
