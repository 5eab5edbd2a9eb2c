import { expect, test } from '@jest/globals';
import { refusalsOf, refusedFields } from './failure-text.ts';

const refused = (message: unknown, problem?: unknown) =>
  ({ kind: 'status', status: 400, body: { message, problem } }) as const;

test.each([
  ['reserved', 'refusal.reserved'],
  ['validation.page-route.taken', 'validation.page-route.taken'],
])('the text about the problem %j is %j', (id, messageId) =>
  expect(refusalsOf(refused('route: server says', { id, values: { pid: 'full' } }))).toEqual([
    { field: 'route', problem: { ok: false, messageId, message: 'server says', values: { pid: 'full' } } },
  ]),
);

test.each([
  [refused('portal: no such portal'), 'no such portal'],
  [refused(1), undefined],
  [{ kind: 'status', status: 502, body: '<html>' }, undefined],
  [{ kind: 'network' }, undefined],
] as const)('without the name of a problem, %j says %j', (error, text) =>
  expect(refusalsOf(error)[0]?.problem.message).toBe(text),
);

test.each([
  ['route: This route is used by an other page', ['route', 'This route is used by an other page']],
  ['layout.title: is too long', ['title', 'is too long']],
  ['layout.examples.de.6: is too long', ['examples.de', 'is too long']],
  ['route.title: the first part counts', ['route', 'the first part counts']],
  ['pid: is reserved', []],
  ['The order must name every item', []],
])('“%s” is about %j', (message, told) => {
  const [{ field, problem } = {}] = refusedFields(refused(message), ['title', 'examples.de', 'route']);
  expect([field, problem?.message].filter((part) => part !== undefined)).toEqual(told);
});
