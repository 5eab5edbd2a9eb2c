import { describe, expect, test } from '@jest/globals';
import { startPolling } from './start-polling.ts';

/** Answers one look after the other, then never again. */
const script = (...answers: (boolean | Error)[]) => {
  const told: string[] = [];
  let ended: () => void = () => undefined;
  const end = new Promise<void>((resolve) => (ended = resolve));
  const refresh = async (): Promise<boolean> => {
    const answer = answers.shift();
    if (answer === undefined) {
      ended();
      return false;
    }
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const polling = startPolling({
    refresh,
    everyMs: 1,
    onSwitched: () => told.push('switched'),
    onFailed: (error) => told.push(String(error)),
  });
  return { polling, told, end };
};

describe('polling', () => {
  test('tells of newer records only', async () => {
    const { polling, told, end } = script(false, true, false, true);
    await end;
    await polling.stop();
    expect(told).toEqual(['switched', 'switched']);
  });
  test('a failure is told once and does not end it', async () => {
    const { polling, told, end } = script(new Error('torn'), new Error('torn'), true, new Error('torn'));
    await end;
    await polling.stop();
    expect(told).toEqual(['Error: torn', 'switched', 'Error: torn']);
  });
  test('the first look has been taken when first settles', async () => {
    const { polling, told } = script(true);
    await polling.first;
    expect(told).toEqual(['switched']);
    await polling.stop();
  });
});
