import { expect, test } from '@jest/globals';
import { refusedField, serverMessage } from './failure-text.ts';

const refused = (message: unknown) => ({ kind: 'status', status: 400, body: { message } }) as const;

test.each([
  [refused('portal: no such portal'), 'portal: no such portal'],
  [refused(1), null],
  [{ kind: 'status', status: 502, body: '<html>' }, null],
  [{ kind: 'network' }, null],
] as const)('%j says %j', (error, text) => expect(serverMessage(error)).toBe(text));

test.each([
  [
    'route: This route is used by an other page',
    { field: 'route', message: 'This route is used by an other page' },
  ],
  ['layout.title: is too long', { field: 'title', message: 'is too long' }],
  ['layout.examples.de.6: is too long', { field: 'examples.de', message: 'is too long' }],
  ['route.title: the first part counts', { field: 'route', message: 'the first part counts' }],
  ['pid: is reserved', null],
  ['The order must name every item', null],
])('“%s” is about %j', (message, field) =>
  expect(refusedField(refused(message), ['title', 'examples.de', 'route'])).toEqual(field),
);
