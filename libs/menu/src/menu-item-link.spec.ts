import { expect, test } from '@jest/globals';
import { createMenuItem, type MenuItem } from './menu-item.ts';
import { menuItemLink } from './menu-item-link.ts';

const linkOf = (fields: Partial<MenuItem>) =>
  menuItemLink(createMenuItem({ id: 'a', title: 'A', ...fields }));
const URL = 'https://example.org';

test.each([
  [{ route: '/a' }, '/a'],
  [{ route: '/a', params: { 'b c': 'd&e', f: '' } }, '/a?b%20c=d%26e&f='],
  [{ route: '/a', fragment: 'b c' }, '/a#b%20c'],
  [{ route: '/a?x=1', params: { y: '2' }, fragment: 'z' }, '/a?x=1&y=2#z'],
  [{ route: '/a#z', params: { y: '2' } }, '/a?y=2#z'],
  [{ route: '/a?x=1#z', params: { y: '2' }, fragment: 'w' }, '/a?x=1&y=2#w'],
  [{ route: '/a', params: { b: '\uD800' } }, '/a?b=%EF%BF%BD'],
  [{ route: '' }, null],
  [{ route: '//evil.example' }, null],
  [{ route: '/\\evil.example' }, null],
  [{ route: '/\t/evil.example' }, null],
  [{ route: '/\n\r/evil.example' }, null],
  [{ route: 'javascript:alert(1)' }, null],
  [{ route: '/a', type: 'noAction' }, null],
  [{ url: URL, type: 'noAction' }, null],
] as const)('%j → internal %j', (fields, href) =>
  expect(linkOf(fields)).toEqual(href === null ? null : { kind: 'internal', href }),
);

test.each([
  [{ url: URL }, { href: URL, target: '_blank', rel: 'noopener' }],
  [
    { url: URL, target: '_self' },
    { href: URL, target: '_self', rel: '' },
  ],
  [
    { url: `${URL}?a=b`, params: { c: 'd' } },
    { href: `${URL}?a=b&c=d`, target: '_blank', rel: 'noopener' },
  ],
  [
    { url: `${URL}/docs#start`, params: { c: 'd' } },
    { href: `${URL}/docs?c=d#start`, target: '_blank', rel: 'noopener' },
  ],
  [{ url: 'HTTP://example.org' }, { href: 'HTTP://example.org', target: '_blank', rel: 'noopener' }],
  [{ url: '' }, null],
  [{ url: 'javascript:alert(1)' }, null],
  [{ url: ' https://example.org' }, null],
  [{ url: 'https:///a' }, null],
  [{ url: '//example.org' }, null],
] as const)('%j → external %j', (fields, link) =>
  expect(linkOf({ ...fields, type: 'external' })).toEqual(link && { kind: 'external', ...link }),
);
