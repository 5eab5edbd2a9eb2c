import { describe, expect, test } from '@jest/globals';
import { parseSearchAddress } from '@open-discovery/search-fields';
import { refusedYears } from '../../../search/refused-years.ts';
import { builtAddress } from './built-address.ts';

const row = (value: string, more: Readonly<Record<string, string>> = {}): [string, string][] =>
  Object.entries({
    'b-group': '0',
    'b-not': '',
    'b-field': 'title',
    'b-operator': 'contains',
    'b-value': value,
    'b-end': '',
    ...more,
  });
const sent = (edit: string, rows: readonly [string, string][][], rest: readonly [string, string][] = []) =>
  builtAddress(
    new URLSearchParams([...rest, ['b-join', 'and'], ['b-match', 'all'], ...rows.flat(), ['b-edit', edit]]),
    2026,
  );

describe('a builder submitted without scripts redirects to one address', () => {
  test.each<[string, string | null, string]>([
    ['its results', sent('search', [row('sea')]), '/?q=title%3Asea'],
    ['the builder again', sent('update', [row('sea')]), '/?q=title%3Asea&advanced=true'],
    ['the builder with a group more', sent('group', [row('sea')]), '/?q=title%3Asea&advanced=group'],
    ['rows without a value ask for nothing', sent('search', [row('sea'), row('')]), '/?q=title%3Asea'],
    ['a row less', sent('remove 0', [row('sea'), row('ice')]), '/?q=title%3Aice&advanced=true'],
    ['all, where no row is left', sent('search', [row('')]), '/?type=research-outcomes'],
    ['the empty builder, where none is left', sent('remove 0', [row('sea')]), '/?advanced=true'],
    [
      'the same words and filters',
      sent(
        'search',
        [row('sea')],
        [
          ['keyword', 'ice'],
          ['type', 'projects'],

          ['advanced', 'true'],
        ],
      ),
      '/?keyword=ice&q=title%3Asea&type=projects',
    ],
    [
      'a year that is none is left out of the text, and named',
      sent('search', [row('sea'), row('1799', { 'b-field': 'year', 'b-operator': 'is' })]),
      '/?q=title%3Asea&from=1799',
    ],
    [
      'the same where the builder is shown again',
      sent('update', [row('sea'), row('20', { 'b-field': 'year', 'b-operator': 'until' })]),
      '/?q=title%3Asea&advanced=true&to=20',
    ],
    [
      'of two years, the one that is none',
      sent('search', [row('1799', { 'b-field': 'year', 'b-operator': 'between', 'b-end': '2020' })]),
      '/?type=research-outcomes&from=1799',
    ],
    [
      'two years in the wrong order are both named',
      sent('search', [row('2020', { 'b-field': 'year', 'b-operator': 'between', 'b-end': '2010' })]),
      '/?type=research-outcomes&from=2020&to=2010',
    ],
    [
      'a range without its end is not a filter by its beginning',
      sent('search', [row('2020', { 'b-field': 'year', 'b-operator': 'between' })]),
      '/?type=research-outcomes&from=2020%E2%80%93',
    ],
    [
      'a day that does not exist',
      sent('search', [row('2020-02-31', { 'b-field': 'date', 'b-operator': 'is' })]),
      '/?type=research-outcomes&date=2020-02-31',
    ],
    [
      'a removed row is not named',
      sent('remove 1', [row('sea'), row('1799', { 'b-field': 'year', 'b-operator': 'is' })]),
      '/?q=title%3Asea&advanced=true',
    ],
    [
      'an unknown operator becomes the default one',
      sent('search', [row('sea ice', { 'b-operator': 'eval', 'b-not': 'not' })]),
      '/?q=NOT+title%3A%28sea+ice%29',
    ],
    [
      'rows of a group that was not sent are gone',
      sent('search', [row('sea', { 'b-group': '7' })]),
      '/?type=research-outcomes',
    ],
  ])('%s', (_rule, address, wanted) => expect(address).toBe(wanted));

  test('the page of such an address says which year it left out', () => {
    const parameters = new URLSearchParams('q=title%3Asea&from=1799');
    const { notices } = parseSearchAddress(parameters, { currentYear: 2026 });
    expect(refusedYears(parameters, notices)).toEqual({ rule: 'validation.year', typed: { from: '1799' } });
  });

  test('an address without a builder is not redirected', () =>
    expect(builtAddress(new URLSearchParams('keyword=sea'), 2026)).toBeNull());
});
