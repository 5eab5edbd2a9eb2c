import { describe, expect, test } from '@jest/globals';
import { createSingleFlight } from './single-flight.ts';

/** Work that the test ends or fails; it records the signal of each run. */
const controlledWork = () => {
  const signals: AbortSignal[] = [];
  let end = (_value: string): void => undefined;
  let fail = (_problem: Error): void => undefined;
  const work = (signal: AbortSignal): Promise<string> => {
    signals.push(signal);
    return new Promise((resolve, reject) => {
      end = resolve;
      fail = reject;
      signal.addEventListener('abort', () => {
        reject(new Error('aborted'));
      });
    });
  };
  return {
    work,
    signals,
    end: (value: string) => {
      end(value);
    },
    fail: (problem: Error) => {
      fail(problem);
    },
  };
};

const neverAborted = (): AbortSignal => new AbortController().signal;

describe('work for one key', () => {
  test('runs once for all callers that wait for it', async () => {
    const share = createSingleFlight<string>();
    const { work, signals, end } = controlledWork();
    const results = [1, 2, 3].map(() => share('a', neverAborted(), work));
    end('done');
    expect(await Promise.all(results)).toEqual(['done', 'done', 'done']);
    expect(signals).toHaveLength(1);
  });

  test('runs again for a later caller, and separately for another key', async () => {
    const share = createSingleFlight<string>();
    const runs = { a: 0, b: 0 };
    const count = (key: 'a' | 'b') =>
      share(key, neverAborted(), () => Promise.resolve(String((runs[key] += 1))));
    expect(await Promise.all([count('a'), count('b')])).toEqual(['1', '1']);
    expect(await count('a')).toBe('2');
  });

  test('continues while one caller still waits', async () => {
    const share = createSingleFlight<string>();
    const { work, signals, end } = controlledWork();
    const leaver = new AbortController();
    const left = share('a', leaver.signal, work);
    const stayed = share('a', neverAborted(), work);
    leaver.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    expect(signals[0]?.aborted).toBe(false);
    end('done');
    expect(await stayed).toBe('done');
  });

  test('is aborted when the last caller leaves, and starts again for the next', async () => {
    const share = createSingleFlight<string>();
    const first = controlledWork();
    const leavers = [new AbortController(), new AbortController()];
    const left = leavers.map(({ signal }) => share('a', signal, first.work));
    for (const leaver of leavers) leaver.abort(new Error('gone'));
    expect((await Promise.allSettled(left)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(first.signals.map(({ aborted }) => aborted)).toEqual([true]);
    const next = controlledWork();
    const result = share('a', neverAborted(), next.work);
    next.end('done');
    expect(await result).toBe('done');
  });

  test('fails for all callers, and runs again for the next', async () => {
    const share = createSingleFlight<string>();
    const { work, fail, signals, end } = controlledWork();
    const results = [share('a', neverAborted(), work), share('a', neverAborted(), work)];
    fail(new Error('broken'));
    for (const result of results) await expect(result).rejects.toThrow('broken');
    const again = share('a', neverAborted(), work);
    end('done');
    expect(await again).toBe('done');
    expect(signals).toHaveLength(2);
  });

  test('does not run for a caller that has left already', async () => {
    const share = createSingleFlight<string>();
    const { work, signals } = controlledWork();
    await expect(share('a', AbortSignal.abort(new Error('gone')), work)).rejects.toThrow('gone');
    expect(signals).toEqual([]);
  });
});
