import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findIdentifiers } from './find-identifiers.ts';
import { md5 } from './md5.ts';
import { deriveOpenAireId, isProductId, parseOpenAireId } from './open-aire-id.ts';
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
  ])('a megabyte of %j is no identifier', (piece) =>
    expect(parseIdentifier(piece.repeat(Math.ceil(1_000_000 / piece.length)))).toBeNull(),
  );
});

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
