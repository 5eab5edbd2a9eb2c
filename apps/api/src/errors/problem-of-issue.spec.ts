import { describe, expect, test } from '@jest/globals';
import { SCHEMAS } from '../content/collections.ts';
import { withdrawalFields } from '../content/testing/open-test-store.ts';
import { problemOfIssue } from './problem-of-issue.ts';

const PORTAL = { pid: 'egi', name: 'EGI', type: 'community' };
const PAGE = { name: 'About', route: '/about', portalType: 'explore' };
const ITEM = { title: 'Home' };
const long = (length: number): string => 'x'.repeat(length);
const withExamples = (...de: readonly string[]) => ({ ...PORTAL, layout: { examples: { de } } });

const problemIn = (collection: keyof typeof SCHEMAS, fields: object) => {
  const { error } = SCHEMAS[collection].safeParse(fields);
  return error?.issues[0] ? problemOfIssue(error.issues[0]) : null;
};

describe('each issue of a schema has the id of its sentence', () => {
  test.each([
    ['a pid with a space', 'portal', { ...PORTAL, pid: 'a b' }, 'pid', {}],
    [
      'a control character',
      'withdrawal',
      withdrawalFields({ explanation: 'a\u0000b' }),
      'control-characters',
      {},
    ],
    ['an alias with a space', 'portal', { ...PORTAL, dashboard: { alias: 'a b' } }, 'alias', {}],
    ['no color', 'portal', { ...PORTAL, layout: { accent: '<red>' } }, 'color', {}],
    ['CSS that loads', 'portal', { ...PORTAL, layout: { customCss: 'a { b: url(c) }' } }, 'css', {}],
    ['no logo', 'portal', { ...PORTAL, layout: { logoUrl: '../x', isUpload: true } }, 'logo', {}],
    ['many examples', 'portal', withExamples(...Array<string>(7).fill('Watt')), 'too-many', { max: 6 }],
    ['a long example', 'portal', withExamples(long(201)), 'validation.length.max', { max: 200 }],
    ['another word', 'portal', { ...PORTAL, type: 'other' }, 'value', {}],
    ['another field', 'portal', { ...PORTAL, secret: 1 }, 'unknown-field', { field: 'secret' }],
    ['no address', 'page', { ...PAGE, canonical: 'ftp://a' }, 'address', {}],
    ['nested HTML', 'page', { ...PAGE, content: '<b>'.repeat(101) }, 'html-nesting', { max: 100 }],
    [
      'long HTML',
      'page',
      { ...PAGE, content: `${long(99_996)}&` },
      'html-length',
      { count: 100_001, max: 100_000 },
    ],
    ['another host', 'menuItem', { ...ITEM, route: '//evil.example' }, 'path', {}],
    ['no web address', 'menuItem', { ...ITEM, url: 'javascript:alert(1)' }, 'validation.url', {}],
    ['a class with braces', 'menuItem', { ...ITEM, customClass: 'a{}' }, 'class', {}],
  ] as const)('%s', (_title, collection, fields, id, values) =>
    expect(problemIn(collection, fields)).toMatchObject({ id, values }),
  );
});

test('the message begins with the path of the field, and is more exact than the id', () => {
  expect(problemIn('portal', { ...PORTAL, layout: { title: 7 } })).toMatchObject({
    id: 'value',
    message: expect.stringMatching(/^layout\.title: Invalid input: expected string/),
  });
});
