import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chooseMediaType } from './choose-media-type.ts';

const AVAILABLE = ['text/html', 'application/json', 'application/ld+json', 'application/xml'];
/** The header of a browser that opens a page. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8';

test.each([
  ['no header accepts all', undefined, 'text/html'],
  ['an empty header accepts all', '', 'text/html'],
  ['the first of equals', '*/*', 'text/html'],
  ['a browser', BROWSER, 'text/html'],
  ['an exact type', 'application/ld+json', 'application/ld+json'],
  ['the higher quality', 'application/json;q=0.5, application/ld+json;q=0.9', 'application/ld+json'],
  ['1 is the default quality', 'text/html;q=0.1, application/xml', 'application/xml'],
  ['a range of subtypes', 'application/*', 'application/json'],
  [
    'the more specific range gives the quality',
    'application/*;q=0.5, application/json;q=0',
    'application/ld+json',
  ],
  ['quality 0 refuses', 'text/html;q=0, */*;q=0.1', 'application/json'],
  ['a named type before a wildcard of the same quality', 'application/json, */*', 'application/json'],
  ['types are case-insensitive', 'APPLICATION/JSON', 'application/json'],
  [
    'a parameter does not matter',
    'application/ld+json; profile="https://a.example/,b"',
    'application/ld+json',
  ],
  ['a parameter before the quality', 'text/html;level=1;q=0.2, application/json;q=0.4', 'application/json'],
  ['a quality that is no number is ignored', 'application/xml;q=high, text/html;q=0.9', 'application/xml'],
  ['an empty quality is ignored', 'application/json;q=', 'application/json'],
  ['a quality above 1 is ignored', 'text/html, application/json;q=5', 'text/html'],
  ['a quality below 0 is ignored', 'application/json; q = -1', 'application/json'],
  ['0. is a quality', 'application/json;q=0., text/html;q=0.1', 'text/html'],
  ['1.0 is a quality', 'application/json;q=0.5, application/xml;q=1.0', 'application/xml'],
  ['empty elements of the list', 'image/png,,application/json', 'application/json'],
  ['nothing acceptable', 'image/png', null],
  ['everything refused', 'text/html;q=0', null],
])('%s: %j → %s', (_rule, accept, expected) => {
  expect(chooseMediaType(accept, AVAILABLE)).toBe(expected);
});

test('any header gives a type that is available, or null', () => {
  const range = fc.stringMatching(/^[a-z*/;q=.,"0-9 \\]{0,60}$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), range), (accept) => {
      expect([...AVAILABLE, null]).toContain(chooseMediaType(accept, AVAILABLE));
    }),
  );
});
