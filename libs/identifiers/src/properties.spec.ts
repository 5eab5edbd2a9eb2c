import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findIdentifiers } from './find-identifiers.ts';
import { schemeOfClass } from './identifier-class.ts';
import { isSameIdentifier } from './is-same-identifier.ts';
import { md5 } from './md5.ts';
import { deriveOpenAireId, isProductId, parseOpenAireId } from './open-aire-id.ts';
import { parseIdentifierAs } from './parse-identifier-as.ts';
import { parseIdentifier } from './parse-identifier.ts';
import { anyIdentifierText } from './testing/any-identifier-text.ts';

const ENCODED_ADDRESS = /^https:\/\/[a-z0-9.]+\/(?:[\w\-.~!$&'()*+,;=:@/]|%[\dA-F]{2})+$/;
const CORE = 'swh:1:cnt:94a9ed024d3859793618152ea559a168bbcbb5e2';

describe('one identifier', () => {
  test('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string(), anyIdentifierText), (text) => {
        parseIdentifier(text);
      }),
    );
  });

  test('value, display and address lead back to the same identifier', () => {
    fc.assert(
      fc.property(anyIdentifierText, (text) => {
        const identifier = parseIdentifier(text);
        if (!identifier) return;
        const named = identifier.scheme === 'handle' ? `hdl:${identifier.value}` : identifier.value;
        if (identifier.scheme !== 'isni') expect(parseIdentifier(named)).toEqual(identifier);
        expect(parseIdentifier(identifier.display)).toEqual(identifier);
        expect(parseIdentifier(identifier.url)).toEqual(identifier);
        expect(identifier.url).toMatch(ENCODED_ADDRESS);
      }),
      { numRuns: 1000 },
    );
  });

  // A parser that looked at every character more than a few times would need hours for these.
  test.each([
    '(',
    ')',
    '10.',
    '10.1234/',
    'doi:',
    '%41',
    'https://',
    'swh:1:',
    '/doi',
    '0',
    '\u200B',
    ' ',
    '-',
    '{[',
  ])('a megabyte of %j is not an identifier', (piece) =>
    expect(parseIdentifier(piece.repeat(Math.ceil(1_000_000 / piece.length)))).toBeNull(),
  );
});

describe('an address or a list never gives a DOI that is not in it', () => {
  const plain = Array.from('abcXYZ0189.-_');
  const doi = fc
    .tuple(
      fc.integer({ min: 1000, max: 99_999 }),
      fc.string({ unit: fc.constantFrom(...plain), minLength: 1, maxLength: 12 }),
    )
    .map(([registrant, suffix]) => `10.${registrant}/a${suffix}z`);
  const BEFORE = [
    'https://link.springer.com/article/',
    'https://www.frontiersin.org/articles/',
    'https://www.biorxiv.org/content/',
    'https://journals.plos.org/plosone/article?id=',
    'https://api.crossref.org/works/',
    'https://onlinelibrary.wiley.com/doi/full/',
    'https://journal.example.org/article/',
    'frontiersin.org/articles/',
  ];
  const AFTER = ['', '/', '/full', '/pdf', '/abstract', '.pdf', '.full', '?x=1', '#y', '/full?x=1#y'];

  test('before and after it stands what publishers write there', () => {
    fc.assert(
      fc.property(doi, fc.constantFrom(...BEFORE), fc.constantFrom(...AFTER), (value, before, after) => {
        // In a query, everything up to the next parameter belongs to the value.
        fc.pre(!(before.includes('?') && /[/?]/.test(after)));
        const expected = value.toLowerCase();
        expect(parseIdentifier(`${before}${value}${after}`)?.value).toBe(expected);
        expect(
          findIdentifiers(`(${before}${value}${after}).`).map(({ identifier }) => identifier.value),
        ).toEqual([expected]);
      }),
    );
  });

  test('more of the path at an unknown publisher gives none', () => {
    fc.assert(
      fc.property(doi, fc.webPath(), (value, path) => {
        expect(parseIdentifier(`https://journal.example.org/article/${value}/x${path}`)).toBeNull();
      }),
    );
  });

  test('lists without spaces give each DOI', () => {
    const separator = fc.constantFrom(
      ',',
      ';',
      '|',
      ', ',
      '; ',
      '\n',
      ',https://doi.org/',
      ';doi:',
      '](https://doi.org/',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(doi, separator), { minLength: 2, maxLength: 5 }), (items) => {
        const text = items
          .map((item) => item.join(''))
          .join('')
          .replace(/[^z]*$/, '');
        expect(findIdentifiers(text).map(({ identifier }) => identifier.value)).toEqual(
          items.map(([value]) => value.toLowerCase()),
        );
      }),
    );
  });
});

test.each([null, undefined, 7, {}, ['10.1000/a'], [deriveOpenAireId('doi', '10.1000/a')], '', '\ud800'])(
  '%p is not an identifier, and nothing throws',
  (given) => {
    // Callers without types pass anything.
    const pass = (call: (text: string) => unknown): unknown => Reflect.apply(call, undefined, [given]);
    expect(pass(parseIdentifier)).toBeNull();
    expect(pass(findIdentifiers)).toEqual([]);
    expect(pass((text) => parseIdentifierAs('doi', text))).toBeNull();
    expect(Reflect.apply(parseIdentifierAs, undefined, [given, '10.1000/a'])).toBeNull();
    expect(pass(schemeOfClass)).toBeNull();
    expect(pass(parseOpenAireId)).toBeNull();
    expect(pass(isProductId)).toBe(false);
    if (typeof given !== 'object' || given === null)
      expect(pass((text) => isSameIdentifier(text, '10.1000/a'))).toBe(false);
    if (typeof given !== 'string') expect(pass((text) => deriveOpenAireId(text, text))).toBeNull();
  },
);

describe('running text', () => {
  test('every slice is the identifier, in order, without overlap', () => {
    const running = fc.array(fc.oneof(anyIdentifierText, fc.string({ unit: 'binary' })), { maxLength: 6 });
    fc.assert(
      fc.property(running, fc.constantFrom(' ', ', ', '\n', '\u200B '), (pieces, glue) => {
        const text = pieces.join(glue);
        let last = 0;
        for (const { identifier, start, end } of findIdentifiers(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(parseIdentifier(text.slice(start, end))).toEqual(identifier);
          last = end;
        }
      }),
      { numRuns: 500 },
    );
  });

  // A search that went back over the text from every position would need hours for these.
  test.each([
    '10.',
    '10.1234.',
    '10.1234/',
    '10.1234/)',
    'https://',
    '((((',
    '<a',
    '1234-',
    'swh:1:',
    'pmid ',
    '0000 ',
    '\u200B',
    'a<b:',
    '\uD83D',
    'isni 0000',
    '&amp;',
    '&',
    'a.b.',
    'PMIDs 1, ',
    '10.1000/a,10.1000',
    'https://a.b/article/10.1000/a/pdf',
    `${CORE};`,
    `${CORE};path=`,
  ])('a megabyte of %j is searched once', (piece) => {
    const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
    expect(findIdentifiers(text).every(({ end }) => end <= text.length)).toBe(true);
  });

  test('a megabyte of identifiers returns each of them', () =>
    expect(findIdentifiers('10.1000/a '.repeat(100_000))).toHaveLength(100_000));
});

describe('OpenAIRE ids', () => {
  test('a derived id is a product id and can be parsed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (localId) => {
        const id = deriveOpenAireId('doi', localId) ?? '';
        expect(isProductId(id)).toBe(true);
        expect(parseOpenAireId(`50|${id}`)).toEqual({
          namespace: 'doi_________',
          hash: id.slice(14),
          entityPrefix: '50',
        });
      }),
    );
  });

  test('an MD5 is always 32 lower-case hex digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => expect(md5(text)).toMatch(/^[0-9a-f]{32}$/)),
    );
  });
});
