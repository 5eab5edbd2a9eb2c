import { describe, expect, test } from '@jest/globals';
import { deriveOpenAireId, isProductId, openAireIdOf, parseOpenAireId } from './open-aire-id.ts';
import { parseIdentifier } from './parse-identifier.ts';

const HASH = '358aee4cc897452c00244351e4d91f69';

test.each([
  [`opendoar____::${HASH}`, true],
  [`dedup_wf_001::${HASH}`, true],
  [`arXiv_______::${HASH}`, true],
  ['doi_________::zyxwvutsrqponmlkjihgfedcba987654', true],
  [`opendoar___::${HASH}`, false],
  [`opendoar_____::${HASH}`, false],
  [`opendoar____:${HASH}`, false],
  [`opendoar____::${HASH}0`, false],
  [`opendoar____::${HASH.slice(1)}`, false],
  [`opendoar____::${HASH.toUpperCase()}`, false],
  [`open doar___::${HASH}`, false],
  [` opendoar____::${HASH}`, false],
  [`10|opendoar____::${HASH}`, false],
  ['', false],
])('isProductId(%j) → %j', (text, expected) => expect(isProductId(text)).toBe(expected));

test.each([
  [`opendoar____::${HASH}`, { namespace: 'opendoar____', hash: HASH, entityPrefix: null }],
  [`10|opendoar____::${HASH}`, { namespace: 'opendoar____', hash: HASH, entityPrefix: '10' }],
  [` 00|context_____::${HASH}\n`, { namespace: 'context_____', hash: HASH, entityPrefix: '00' }],
  [`99|opendoar____::${HASH}`, null],
  [`xx|opendoar____::${HASH}`, null],
  ['', null],
])('parseOpenAireId(%j) → %j', (text, expected) => expect(parseOpenAireId(text)).toEqual(expected));

describe('ids are derived from the local id', () => {
  test.each([
    ['opendoar', '2659', `opendoar____::${HASH}`],
    ['re3data', 'r3d100000044', 're3data_____::94816e6421eeb072e7742ce6a9decc5f'],
    ['abcdefghijklm', '1', null],
    ['naïve', '1', null],
  ])('deriveOpenAireId(%j, %j) → %j', (namespace, localId, expected) =>
    expect(deriveOpenAireId(namespace, localId)).toBe(expected),
  );

  test.each([
    ['r3d100000044', 're3data_____::94816e6421eeb072e7742ce6a9decc5f'],
    ['10.5281/ZENODO.1', deriveOpenAireId('doi', '10.5281/zenodo.1')],
    ['0000-0002-1825-0097', null],
    ['no identifier', null],
    ['', null],
  ])('openAireIdOf(%j) → %j', (text, expected) => {
    expect(openAireIdOf(parseIdentifier(text))).toBe(expected);
  });

  test('openAireIdOf(null) → null', () => expect(openAireIdOf(null)).toBeNull());
});
