import { describe, expect, test } from '@jest/globals';
import type { Endpoint } from '@open-discovery/http';
import * as exported from './index.ts';
import { ANSWERS } from './testing/answers-by-call.ts';
import { EVERY_CALL } from './testing/every-call.ts';
import { PAGE, STATISTICS } from './testing/stored-items.ts';

type Call = (...input: readonly unknown[]) => Endpoint<unknown>;
const CALLS: Readonly<Record<string, Call>> = { ...(exported as object) };
const INPUTS = new Map<string, readonly unknown[]>(EVERY_CALL.map(({ name, input }) => [name, input]));
const parse = (name: string, answer: unknown): unknown =>
  CALLS[name]?.(...(INPUTS.get(name) ?? [])).parse(answer);

/** A copy of an answer with the value at a place replaced. */
const withValue = (answer: unknown, place: readonly (string | number)[], value: unknown): unknown => {
  const [name, ...rest] = place;
  if (name === undefined) return value;
  const copy: Record<string, unknown> = Object.assign(Array.isArray(answer) ? [] : {}, answer);
  copy[name] = withValue(copy[name], rest, value);
  return copy;
};

const PARSED = {
  ...ANSWERS,
  getCommunityStatistics: STATISTICS,
  restoreChange: { _id: PAGE._id, version: PAGE.version },
};

test.each(Object.entries(ANSWERS))('%s parses its response', (name, answer) => {
  expect(parse(name, answer)).toEqual(PARSED[name as keyof typeof PARSED]);
});

test.each(Object.keys(ANSWERS))('%s refuses a malformed response', (name) => {
  for (const answer of [null, undefined, 7, 'text', [7], { a: 7, ids: [] }])
    expect(() => parse(name, answer)).toThrow(/^answer.*: no (text|number|flag|list|object)$|none of/);
});

describe('an error names the malformed field', () => {
  test.each([
    ['getEntities', [0, '_id'], 7, 'answer[0]._id: no text'],
    ['getEntities', [0, 'version'], '3', 'answer[0].version: no number'],
    ['getEntities', [0, 'version'], undefined, 'answer[0].version: no number'],
    ['getPortalEntities', [0, 'isEnabled'], 'true', 'answer[0].isEnabled: no flag'],
    ['deleteEntities', [1], 7, 'answer[1]: no text'],
    ['getPages', [0, 'type'], 'new', 'answer[0].type: none of home, search, landing, share, link, internal'],
    ['getPages', [0, 'entities', 0], {}, 'answer[0].entities[0]: no text'],
    ['getFullPages', [0, 'entities', 0], '64e7', 'answer[0].entities[0]: no object'],
    ['getPortalPage', ['isEnabled'], null, 'answer.isEnabled: no flag'],
    ['getDivId', ['pages'], null, 'answer.pages: no list'],
    ['getDivIds', [0, 'pages', 0], '64f1', 'answer[0].pages[0]: no object'],
    ['getDivPages', [0, 'route'], null, 'answer[0].route: no text'],
    ['getDivHelpContent', ['content'], null, 'answer.content: no text'],
    ['getPageHelpContent', ['placement'], 'middle', 'answer.placement: none of top, bottom, left, right'],
    ['getPageHelpCounts', ['64f1'], '2', 'answer.64f1: no number'],
    ['getGroupedPageHelp', ['top', 0, 'page'], null, 'answer.top[0].page: no text'],
    ['getGroupedPageHelp', ['left'], undefined, 'answer.left: no list'],
    ['getGroupedDivHelp', ['hint', 0, 'isActive'], 1, 'answer.hint[0].isActive: no flag'],
    ['getMenu', ['menuItems', 1, 'parentItemId'], 7, 'answer.menuItems[1].parentItemId: no text'],
    ['getMenu', ['featuredItems', 0, 'params', 'tab'], 7, 'answer.featuredItems[0].params.tab: no text'],
    ['getMenu', ['featuredAlignment'], 'TOP', 'answer.featuredAlignment: none of LEFT, CENTER, RIGHT'],
    ['getFullPortal', ['pages', 0, 'isEnabled'], undefined, 'answer.pages[0].isEnabled: no flag'],
    ['getPortal', ['layout'], [], 'answer.layout: no object'],
    ['getCommunityStatistics', ['statistics'], null, 'answer.statistics: no object'],
    [
      'getStatistics',
      ['choices', 'publication', 'timeline', 'monitor'],
      null,
      'answer.choices.publication.timeline.monitor: no flag',
    ],
    ['getHistory', [0, 'action'], 'guess', 'answer[0].action: none of create, update'],
    ['getPortalExport', ['formatVersion'], 2, 'answer.formatVersion: none of 1'],
    ['getPortalExport', ['menuItems', 0, '_id'], null, 'answer.menuItems[0]._id: no text'],
  ] as const)('%s %j = %j → %s', (name, place, value, message) => {
    expect(() => parse(name, withValue(ANSWERS[name], place, value))).toThrow(message);
  });
});

test.each([
  ['a missing text that is only shown is empty', 'getPortal', ['layout', 'title'], undefined, ''],
  ['a missing icon is null', 'getMenu', ['menuItems', 0, 'icon'], undefined, null],
  ['the subject of a change may be missing', 'getHistory', [0, 'by'], null, null],
] as const)('%s', (_rule, name, place, given, expected) => {
  const answer = withValue(ANSWERS[name], place, given);
  expect(parse(name, answer)).toEqual(withValue(ANSWERS[name], place, expected));
});

test('unknown fields are dropped', () => {
  expect(parse('getPages', withValue(ANSWERS.getPages, [0, 'color'], 'blue'))).toEqual(ANSWERS.getPages);
});
