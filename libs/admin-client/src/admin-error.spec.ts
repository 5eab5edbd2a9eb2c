import { describe, expect, test } from '@jest/globals';
import { adminConflict, adminError, savePage } from './index.ts';
import { PAGE } from './testing/stored-items.ts';

describe('the message of the server, or "Server error" (Spec §8)', () => {
  test.each([
    [{ kind: 'status', status: 400, body: { message: 'name is missing' } }, { message: 'name is missing' }],
    [{ kind: 'status', status: 502, body: 'Bad gateway' }, 'Bad gateway'],
    [{ kind: 'status', status: 500, body: '' }, 'Server error'],
    [{ kind: 'status', status: 500, body: null }, 'Server error'],
    [{ kind: 'network' }, 'Server error'],
    [{ kind: 'timeout', limitMs: 3000 }, 'Server error'],
    [{ kind: 'shape', detail: 'answer: no list' }, 'Server error'],
  ] as const)('%j → %j', (error, said) => expect(adminError(error)).toEqual(said));
});

describe('a conflicting update', () => {
  const given = { ...PAGE, version: 2 };
  const call = savePage(given);

  test('has the stored and the sent version', () => {
    const body = { message: 'Somebody was quicker.', current: PAGE, given };
    expect(adminConflict({ kind: 'status', status: 409, body }, call)).toEqual({ current: PAGE, given });
  });

  test.each([
    [{ kind: 'status', status: 400, body: { current: PAGE, given } }],
    [{ kind: 'status', status: 409, body: { current: { name: 'no id' }, given } }],
    [{ kind: 'status', status: 409, body: 'Conflict' }],
    [{ kind: 'network' }],
  ] as const)('%j is not a conflict', (error) => expect(adminConflict(error, call)).toBeNull());
});
