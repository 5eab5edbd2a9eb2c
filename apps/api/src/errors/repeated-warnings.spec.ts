import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { RepeatedWarnings } from './repeated-warnings.ts';

const EVERY_MS = 60_000;
const AWAY = { reason: 'connect ECONNREFUSED', message: 'the database cannot be used' };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Returns a log, and its lines: the name of the log before what it says. */
const createLog = (lines: string[], name: string) => ({
  warn: (fields: unknown, message?: string) =>
    void lines.push(`${name}: ${message ?? ''} ${JSON.stringify(fields)}`),
});

test('a warning is counted while it is repeated, and logged anew afterwards', () => {
  const lines: string[] = [];
  const warnings = new RepeatedWarnings(createLog(lines, 'server'), EVERY_MS);
  const warn = (...ids: readonly string[]): void => {
    for (const id of ids) warnings.warn(createLog(lines, id), AWAY);
  };
  warn('a', 'b', 'c');
  jest.advanceTimersByTime(EVERY_MS);
  warn('d');
  jest.advanceTimersByTime(2 * EVERY_MS);
  warn('e');
  warnings.close();
  expect(lines).toEqual([
    'a: the database cannot be used {"reason":"connect ECONNREFUSED"}',
    'server: the database cannot be used {"reason":"connect ECONNREFUSED","times":2}',
    'server: the database cannot be used {"reason":"connect ECONNREFUSED","times":1}',
    'e: the database cannot be used {"reason":"connect ECONNREFUSED"}',
  ]);
});

test('another reason is another warning', () => {
  const lines: string[] = [];
  const warnings = new RepeatedWarnings(createLog(lines, 'server'), EVERY_MS);
  for (const reason of ['timeout', 'too many clients', 'timeout'])
    warnings.warn(createLog(lines, reason), { ...AWAY, reason });
  warnings.close();
  expect(lines.map((line) => line.split(':')[0])).toEqual(['timeout', 'too many clients', 'server']);
});
