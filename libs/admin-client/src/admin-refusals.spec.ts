import { expect, test } from '@jest/globals';
import { adminRefusals } from './index.ts';

const refused = (body: unknown) => ({ kind: 'status', status: 400, body }) as const;
const problem = { id: 'reserved', values: { pid: 'full' } };

test.each([
  [
    { message: 'pid: full is reserved', problem },
    { field: 'pid', message: 'full is reserved', problem },
  ],
  [
    { message: 'pages.3.route: is too long', problem: { id: 'validation.length.max', values: { max: 200 } } },
    {
      field: 'pages.3.route',
      message: 'is too long',
      problem: { id: 'validation.length.max', values: { max: 200 } },
    },
  ],
  [
    { message: 'Please log in first', problem: { id: 'login', values: {} } },
    { field: null, message: 'Please log in first', problem: { id: 'login', values: {} } },
  ],
  [{ message: 'Two\nlines: here' }, { field: null, message: 'Two\nlines: here', problem: null }],
  [{ message: 'route: by another server' }, { field: 'route', message: 'by another server', problem: null }],
])('%j says %j', (body, refusal) => expect(adminRefusals(refused(body))).toEqual([refusal]));

test.each([
  [null],
  ['reserved'],
  [{ id: 7, values: {} }],
  [{ id: 'reserved' }],
  [{ id: 'reserved', values: { pid: ['full'] } }],
])('the problem %j is none', (malformed) =>
  expect(adminRefusals(refused({ message: 'No', problem: malformed }))).toEqual([
    { field: null, message: 'No', problem: null },
  ]),
);

test.each([
  [refused('<html>')],
  [refused({ problem })],
  [refused({ message: 1 })],
  [refused(null)],
  [{ kind: 'network' }],
] as const)('%j says nothing', (error) => expect(adminRefusals(error)).toEqual([]));

test.each([
  [
    [{ message: 'pid: full is reserved', problem }, { message: 'name: is required' }],
    ['pid', 'name'],
  ],
  [[], [null]],
  [7, [null]],
  [[{ message: 7 }], []],
])('the refusals %j are about the fields %j', (refusals, fields) =>
  expect(adminRefusals(refused({ message: 'No', refusals })).map(({ field }) => field)).toEqual(fields),
);
