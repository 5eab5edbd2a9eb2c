import { describe, expect, test } from '@jest/globals';
import {
  parseArxiv,
  parseDoi,
  parseHandle,
  parseIdentifierAs,
  parseIsni,
  parseOrcid,
  parsePmcid,
  parsePmid,
  parseRe3data,
  parseRor,
  parseSwhid,
} from './index.ts';

const HASH = '94a9ed024d3859793618152ea559a168bbcbb5e2';
const CORE = `swh:1:cnt:${HASH}`;

describe('a parser of one scheme accepts the name of its scheme, and refuses another name', () => {
  test.each([
    ['parseDoi', parseDoi, '10.1000/A', '10.1000/a'],
    ['parseDoi', parseDoi, 'https://hdl.handle.net/10.1000/a', '10.1000/a'],
    ['parseDoi', parseDoi, '1721.1/5', null],
    ['parseDoi', parseDoi, 'pmid:10.1000/a', null],
    ['parseOrcid', parseOrcid, '4111111111111111', '4111-1111-1111-1111'],
    ['parseOrcid', parseOrcid, 'ISNI 0000000218250097', null],
    ['parseIsni', parseIsni, '0000-0002-1825-0097', '0000000218250097'],
    ['parseIsni', parseIsni, '4111111111111111', '4111111111111111'],
    ['parseIsni', parseIsni, '000000000000000x', '000000000000000X'],
    ['parseIsni', parseIsni, 'https://orcid.org/0000-0002-1825-0097', null],
    ['parseIsni', parseIsni, '00000002', null],
    ['parsePmid', parsePmid, '123', '123'],
    ['parsePmid', parsePmid, 'PMC123', null],
    ['parsePmcid', parsePmcid, 'PMC123', 'PMC123'],
    ['parsePmcid', parsePmcid, '123', null],
    ['parsePmcid', parsePmcid, 'PMC0123', null],
    ['parseHandle', parseHandle, '24/7', '24/7'],
    ['parseHandle', parseHandle, '10.1000/A', '10.1000/A'],
    ['parseHandle', parseHandle, 'example.org/a', null],
    ['parseHandle', parseHandle, 'doi:10.1000/a', null],
    ['parseRe3data', parseRe3data, 'R3D100000044', 'r3d100000044'],
    ['parseRe3data', parseRe3data, 'r3d10000004', null],
    ['parseRor', parseRor, '02mhbdp94', '02mhbdp94'],
    ['parseRor', parseRor, '12mhbdp94', null],
    ['parseArxiv', parseArxiv, '2101.00001', '2101.00001'],
    ['parseArxiv', parseArxiv, '10.1000/a', null],
    ['parseSwhid', parseSwhid, `https://identifiers.org/${CORE}`, CORE],
    ['parseSwhid', parseSwhid, `swh:2:cnt:${HASH}`, null],
  ])('%s: %p of %j → %j', (_, parse, text, value) => expect(parse(text)?.value ?? null).toBe(value));
});

test.each([
  ['doi', '10.1000/a'],
  ['orcid', '0000-0002-1825-0097'],
  ['isni', '0000000121032683'],
  ['pmid', '123'],
  ['pmcid', 'PMC123'],
  ['handle', '1721.1/5'],
  ['re3data', 'r3d100000044'],
  ['ror', '02mhbdp94'],
  ['arxiv', '2101.00001v1'],
  ['arxiv', 'math/0309136'],
  ['swhid', CORE],
] as const)('%s %j is parsed as a whole, not in part', (scheme, value) => {
  expect(parseIdentifierAs(scheme, value)).toMatchObject({ scheme, value });
  expect(parseIdentifierAs(scheme, `7${value}`)?.value).not.toBe(value);
  expect(parseIdentifierAs(scheme, `x${value}`)).toBeNull();
  expect(parseIdentifierAs(scheme, `${value} x`)).toBeNull();
});

test.each([
  ['handle', '200/23', 'https://hdl.handle.net/200/23'],
  ['pmcid', 'PMC5', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5/'],
  ['isni', '0000 0001 2103 2683', 'https://isni.org/isni/0000000121032683'],
] as const)('parseIdentifierAs(%j, %j) → %j', (scheme, text, url) =>
  expect(parseIdentifierAs(scheme, text)?.url).toBe(url),
);

test.each(['constructor', null, undefined, ['doi'], Object.create(null)])(
  'parseIdentifierAs knows no scheme %j',
  (scheme) => expect(Reflect.apply(parseIdentifierAs, null, [scheme, '10.1000/a'])).toBeNull(),
);

describe('SWHID', () => {
  test.each(['snp', 'rel', 'rev', 'dir', 'cnt'] as const)('object type %s', (objectType) =>
    expect(parseSwhid(`swh:1:${objectType}:${HASH}`)?.swhid).toEqual({
      objectType,
      hash: HASH,
      core: `swh:1:${objectType}:${HASH}`,
      qualifiers: {},
    }),
  );

  test.each([
    [';lines=9-15', ';lines=9-15'],
    [';bytes=7', ';bytes=7'],
    [';lines=9;origin=https://a.org/b', ';origin=https://a.org/b;lines=9'],
    [';origin=https://a.org/?b=c', ';origin=https://a.org/%3Fb=c'],
    [';path=/a%3bb%2fc', ';path=/a%3Bb/c'],
    [';path=/a(b).;origin=https://a.org/', ';origin=https://a.org/;path=/a(b)%2E'],
    [';path=/100%', ';path=/100%25'],
    [';path=/%4x', ';path=/%254x'],
    [';path=/ü😀', ';path=/%C3%BC%F0%9F%98%80'],
    [
      `;anchor=swh:1:rev:${HASH};visit=swh:1:snp:${HASH}`,
      `;visit=swh:1:snp:${HASH};anchor=swh:1:rev:${HASH}`,
    ],
    [';lines=9;lines=9', null],
    [';lines=a', null],
    [';path=a', null],
    [`;visit=swh:1:rev:${HASH}`, null],
    [`;anchor=swh:1:cnt:${HASH}`, null],
    [`;anchor=swh:1:rev:${HASH}0`, null],
    [`;visit=swh:1:snp:${HASH}0`, null],
    [';lines=1-2x', null],
    [';colour=red', null],
    [';origin=', null],
    [';', null],
    [';;lines=1', null],
    ['0', null],
  ])('qualifiers %j in normal form: %j', (text, expected) =>
    expect(parseSwhid(`${CORE}${text === ';' ? ';x' : text}`)?.value ?? null).toBe(
      expected === null ? null : CORE + expected,
    ),
  );

  test('qualifier values are decoded in the result', () =>
    expect(parseSwhid(`${CORE};path=/a%3Bb%20c`)?.swhid.qualifiers).toEqual({ path: '/a;b c' }));
});
