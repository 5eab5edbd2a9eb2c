import { describe, expect, test } from '@jest/globals';
import { shareWork } from './shared-work.ts';

/** Work that ends when the test says so, and remembers how often it was begun and who gave it up. */
const openWork = () => {
  const signals: AbortSignal[] = [];
  let end = (_value: string): void => undefined;
  let fail = (_problem: Error): void => undefined;
  const work = (signal: AbortSignal): Promise<string> => {
    signals.push(signal);
    return new Promise((resolve, reject) => {
      end = resolve;
      fail = reject;
      signal.addEventListener('abort', () => reject(new Error('given up')));
    });
  };
  return { work, signals, end: (value: string) => end(value), fail: (problem: Error) => fail(problem) };
};

const patient = (): AbortSignal => new AbortController().signal;

describe('work that is shared', () => {
  test('is done once for all who ask meanwhile', async () => {
    const share = shareWork<string>();
    const { work, signals, end } = openWork();
    const answers = [1, 2, 3].map(() => share('a', patient(), work));
    end('done');
    expect(await Promise.all(answers)).toEqual(['done', 'done', 'done']);
    expect(signals).toHaveLength(1);
  });

  test('is done again for who asks later, and apart for another key', async () => {
    const share = shareWork<string>();
    const count = { a: 0, b: 0 };
    const counting = (key: 'a' | 'b') => share(key, patient(), () => Promise.resolve(`${(count[key] += 1)}`));
    expect(await Promise.all([counting('a'), counting('b')])).toEqual(['1', '1']);
    expect(await counting('a')).toBe('2');
  });

  test('goes on while anybody waits', async () => {
    const share = shareWork<string>();
    const { work, signals, end } = openWork();
    const leaver = new AbortController();
    const left = share('a', leaver.signal, work);
    const stayed = share('a', patient(), work);
    leaver.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    expect(signals[0]?.aborted).toBe(false);
    end('done');
    expect(await stayed).toBe('done');
  });

  test('is given up when the last one has gone, and begun anew for the next', async () => {
    const share = shareWork<string>();
    const first = openWork();
    const leavers = [new AbortController(), new AbortController()];
    const left = leavers.map(({ signal }) => share('a', signal, first.work));
    for (const leaver of leavers) leaver.abort(new Error('gone'));
    expect((await Promise.allSettled(left)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(first.signals.map(({ aborted }) => aborted)).toEqual([true]);
    const next = openWork();
    const answer = share('a', patient(), next.work);
    next.end('done');
    expect(await answer).toBe('done');
  });

  test('fails for all who wait, and is tried again for the next', async () => {
    const share = shareWork<string>();
    const { work, fail, signals, end } = openWork();
    const answers = [share('a', patient(), work), share('a', patient(), work)];
    fail(new Error('broken'));
    for (const answer of answers) await expect(answer).rejects.toThrow('broken');
    const again = share('a', patient(), work);
    end('done');
    expect(await again).toBe('done');
    expect(signals).toHaveLength(2);
  });
});
