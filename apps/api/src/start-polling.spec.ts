import { describe, expect, test } from '@jest/globals';
import { startPolling } from './start-polling.ts';

/** Polls a source that gives these results, then nothing new. */
const startScripted = (...results: (boolean | Error)[]) => {
  const reported: string[] = [];
  let ended: () => void = () => undefined;
  const end = new Promise<void>((resolve) => (ended = resolve));
  const refresh = async (): Promise<boolean> => {
    const result = results.shift();
    if (result === undefined) {
      ended();
      return false;
    }
    if (result instanceof Error) throw result;
    return result;
  };
  const polling = startPolling({
    refresh,
    everyMs: 1,
    onSwitched: () => reported.push('switched'),
    onFailed: (error) => reported.push(String(error)),
  });
  return { polling, reported, end };
};

describe('polling', () => {
  test('reports newer records only', async () => {
    const { polling, reported, end } = startScripted(false, true, false, true);
    await end;
    await polling.stop();
    expect(reported).toEqual(['switched', 'switched']);
  });
  test('reports a repeated failure once and continues', async () => {
    const { polling, reported, end } = startScripted(
      new Error('torn'),
      new Error('torn'),
      true,
      new Error('torn'),
    );
    await end;
    await polling.stop();
    expect(reported).toEqual(['Error: torn', 'switched', 'Error: torn']);
  });
  test('reports a failure again that comes back after a success', async () => {
    const { polling, reported, end } = startScripted(new Error('away'), false, new Error('away'));
    await end;
    await polling.stop();
    expect(reported).toEqual(['Error: away', 'Error: away']);
  });
  test('the first check is done when `first` resolves', async () => {
    const { polling, reported } = startScripted(true);
    await polling.first;
    expect(reported).toEqual(['switched']);
    await polling.stop();
  });
});
