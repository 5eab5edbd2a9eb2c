import { describe, expect, test } from '@jest/globals';
import {
  ACCESS_RIGHT_NAMES,
  ACCESS_RIGHTS,
  accessRightOf,
  betterAccessRight,
  isOpen,
  parseAccessRight,
} from './access-rights.ts';
import type { AccessRight, ReadableProduct } from './access-rights.ts';
import { COMPATIBILITY_LEVELS, parseCompatibility } from './compatibility-levels.ts';
import { COUNTRY_CODES, isEuropeanCountry, parseCountryCode } from './countries.ts';
import { FIELDS_OF_SCIENCE, parseFieldOfScience, TOP_FIELDS_OF_SCIENCE } from './fields-of-science.ts';
import { parseFunder } from './funders.ts';
import { languageTag, parseLanguageCode } from './languages.ts';
import { RESOURCE_TYPES } from './resource-types.ts';
import { parseSdg, SDGS } from './sdgs.ts';
import { parseLicense } from './licenses.ts';
import { parseDate } from '../parse-date.ts';
import { parseRelationName } from '../relations.ts';

const copy = (label: string) => ({ accessRight: { label } });

describe.each([null, undefined, ''])('the text %j', (text) => {
  test.each([
    parseAccessRight,
    parseCompatibility,
    parseCountryCode,
    parseDate,
    parseFieldOfScience,
    parseFunder,
    parseLicense,
    parseRelationName,
    parseSdg,
  ])('means nothing to %p', (parse) => expect(parse(text)).toBeNull());
  test('is an unknown language', () => expect(parseLanguageCode(text)).toBe('und'));
});

describe('access rights', () => {
  test.each([
    ['Open Access', 'OPEN'],
    ['open', 'OPEN'],
    ['OPEN SOURCE', 'OPEN SOURCE'],
    ['Closed Access', 'CLOSED'],
    ['c_16ec', 'RESTRICTED'],
    [' Embargo ', 'EMBARGO'],
    ['not available', 'UNKNOWN'],
    ['whatever', null],
    ['', null],
  ])('%j is %j', (text, right) => {
    expect(parseAccessRight(text)).toBe(right);
  });
  test('the order of "better"', () => {
    expect([...ACCESS_RIGHT_NAMES]).toEqual([
      'OPEN SOURCE',
      'OPEN',
      'EMBARGO',
      'RESTRICTED',
      'CLOSED',
      'UNKNOWN',
    ]);
  });
  test('the better of two, in either order', () => {
    for (const [index, better] of ACCESS_RIGHT_NAMES.entries())
      for (const worse of ACCESS_RIGHT_NAMES.slice(index))
        expect([betterAccessRight(better, worse), betterAccessRight(worse, better)]).toEqual([
          better,
          better,
        ]);
  });
  test.each(ACCESS_RIGHT_NAMES.map((name) => [ACCESS_RIGHTS[name].filterLabel, name]))(
    'the filter %s means %s',
    (label, name) => {
      expect(parseAccessRight(label)).toBe(name);
    },
  );
  test.each<[string, ReadableProduct, AccessRight]>([
    ['the best copy', { bestAccessRight: { label: 'CLOSED' }, instances: [copy('OPEN')] }, 'OPEN'],
    ['its only statement', { instances: [copy('CLOSED'), copy('EMBARGO')] }, 'EMBARGO'],
    [
      'the record if it is better',
      { bestAccessRight: { label: 'OPEN' }, instances: [copy('CLOSED')] },
      'OPEN',
    ],
    ['a code without a label', { bestAccessRight: { code: 'c_abf2' } }, 'OPEN'],
    ['a code with an unknown label', { bestAccessRight: { code: 'c_14cb', label: 'on site' } }, 'CLOSED'],
    ['nothing stated', { bestAccessRight: null, instances: [{ accessRight: null }] }, 'UNKNOWN'],
    ['no copies', { instances: null }, 'UNKNOWN'],
  ])('a product is as open as %s: %j → %s', (_what, product, right) => {
    expect(accessRightOf(product)).toBe(right);
  });
  test('open means readable for everybody now', () => {
    expect(ACCESS_RIGHT_NAMES.filter(isOpen)).toEqual(['OPEN SOURCE', 'OPEN']);
  });
});

describe('countries', () => {
  test.each([
    ['nl', 'NL'],
    ['EL', 'GR'],
    ['uk', 'GB'],
    ['XK', 'XK'],
    ['EU', null],
    ['ZZ', null],
    ['NLD', null],
  ])('%j is %j', (text, code) => {
    expect(parseCountryCode(text)).toBe(code);
  });
  test('codes are unique, have two capitals, and can be parsed', () => {
    expect(new Set(COUNTRY_CODES).size).toBe(COUNTRY_CODES.length);
    expect(
      COUNTRY_CODES.filter((code) => !/^[A-Z]{2}$/.test(code) || parseCountryCode(code) !== code),
    ).toEqual([]);
  });
  test.each([
    ['NL', true],
    ['GB', true],
    ['XK', true],
    ['US', false],
    ['TR', false],
  ])('%s European: %s', (code, isEuropean) => {
    expect(isEuropeanCountry(code)).toBe(isEuropean);
  });
});

describe('languages', () => {
  test.each([
    ['en', 'eng'],
    ['EN', 'eng'],
    ['en-us', 'eng'],
    ['eng', 'eng'],
    ['ger', 'deu/ger'],
    ['deu/ger', 'deu/ger'],
    ['de-CH', 'deu/ger'],
    ['es', 'esl/spa'],
    ['dut/nld', 'dut/nld'],
    ['cs', 'ces/cze'],
    ['und', 'und'],
    ['UNKNOWN', 'und'],
    ['', 'und'],
    ['qya', 'qya'],
  ])('the code of %j is %j', (text, code) => {
    expect(parseLanguageCode(text)).toBe(code);
  });
  test.each([
    ['deu/ger', 'deu'],
    ['esl/spa', 'spa'],
    ['dut/nld', 'nld'],
    ['eng', 'eng'],
    ['und', null],
    ['English', null],
  ])('the tag of %j is %j', (code, tag) => {
    expect(languageTag(code)).toBe(tag);
  });
});

describe('goals', () => {
  test.each(SDGS.map((goal, index) => [goal, index + 1] as const))('%s is goal %d', (goal, number) => {
    expect([parseSdg(goal), parseSdg(String(number)), parseSdg(`SDG ${number}`)]).toEqual([goal, goal, goal]);
  });
  test.each(['0', '18', 'Climate action', ''])('%j is not a goal', (text) => {
    expect(parseSdg(text)).toBeNull();
  });
});

describe('fields of science', () => {
  test.each([
    ['01 natural sciences', { code: '01', label: 'natural sciences', level: 1 }],
    ['0103 physical sciences', { code: '0103', label: 'physical sciences', level: 2 }],
    ['010303 astronomy & astrophysics', { code: '010303', label: 'astronomy & astrophysics', level: 3 }],
    ['103 physics', null],
    ['physics', null],
  ])('%s', (text, field) => {
    expect(parseFieldOfScience(text)).toEqual(field);
  });
  test.each(TOP_FIELDS_OF_SCIENCE.map((top) => [top]))('every field below %s starts with its code', (top) => {
    expect(FIELDS_OF_SCIENCE[top].filter((field) => !field.startsWith(top.slice(0, 2)))).toEqual([]);
  });
});

test.each([
  ['European Commission', 'EC'],
  ['ec', 'EC'],
  ['German Research Foundation', 'DFG'],
  ['Suomen Akatemia', 'AKA'],
  ['Moon Fund', undefined],
])('the funder %s is %s', (text, shortName) => {
  expect(parseFunder(text)?.shortName).toBe(shortName);
});

test.each(Object.entries(COMPATIBILITY_LEVELS))(
  'the level %s is parsed from its id and its label',
  (id, label) => {
    expect([parseCompatibility(id), parseCompatibility(label)]).toEqual([
      { id, label },
      { id, label },
    ]);
  },
);

test('COAR terms have the form of COAR terms', () => {
  const terms = Object.values(RESOURCE_TYPES).flatMap(({ coar }) => coar ?? []);
  expect(terms.filter((term) => !/^(?:c_[0-9a-z]{4,8}|[0-9A-Z]{4}-[0-9A-Z]{4})$/.test(term))).toEqual([]);
  expect(new Set(terms).size).toBe(terms.length);
});
