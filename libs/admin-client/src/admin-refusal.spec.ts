import { expect, test } from '@jest/globals';
import { adminRefusal } from './index.ts';

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
])('%j says %j', (body, refusal) => expect(adminRefusal(refused(body))).toEqual(refusal));

test.each([
  [null],
  ['reserved'],
  [{ id: 7, values: {} }],
  [{ id: 'reserved' }],
  [{ id: 'reserved', values: { pid: ['full'] } }],
])('the problem %j is none', (malformed) =>
  expect(adminRefusal(refused({ message: 'No', problem: malformed }))).toEqual({
    field: null,
    message: 'No',
    problem: null,
  }),
);

test.each([
  [refused('<html>')],
  [refused({ problem })],
  [refused({ message: 1 })],
  [refused(null)],
  [{ kind: 'network' }],
] as const)('%j says nothing', (error) => expect(adminRefusal(error)).toBeNull());
