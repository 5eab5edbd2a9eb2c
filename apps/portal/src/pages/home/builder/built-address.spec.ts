import { describe, expect, test } from '@jest/globals';
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
      'a year that is none is left out',
      sent('search', [row('sea'), row('1799', { 'b-field': 'year', 'b-operator': 'is' })]),
      '/?q=title%3Asea',
    ],
    [
      'what is no operator is the usual one',
      sent('search', [row('sea ice', { 'b-operator': 'eval', 'b-not': 'not' })]),
      '/?q=NOT+title%3A%28sea+ice%29',
    ],
    [
      'rows of a group that was not sent are gone',
      sent('search', [row('sea', { 'b-group': '7' })]),
      '/?type=research-outcomes',
    ],
  ])('%s', (_rule, address, wanted) => expect(address).toBe(wanted));

  test('an address without a builder is not redirected', () =>
    expect(builtAddress(new URLSearchParams('keyword=sea'), 2026)).toBeNull());
});
