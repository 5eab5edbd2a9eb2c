import { describe, expect, test } from '@jest/globals';
import { EMPTY_QUERY, formatSearchAddress, parseSearchAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { offersOf } from './query-relaxations.ts';
import type { Offer } from './query-relaxations.ts';

const at = (address: string): SearchQuery =>
  parseSearchAddress(new URLSearchParams(address), { currentYear: 2026 }).query;

const differenceOf = ({ differs }: Offer): string => {
  if (differs.by === 'exclusion') return `not ${differs.field}: ${differs.values.join(', ')}`;
  if (differs.by === 'field') return `${differs.field}: ${differs.values.join(', ')}`;
  return differs.by === 'words' ? differs.words : differs.by;
};
const offered = (address: string): Record<string, string> =>
  Object.fromEntries(
    offersOf(at(address)).map((offer) => [differenceOf(offer), formatSearchAddress(offer.query)]),
  );

describe('relaxations of a query with few results', () => {
  test.each<[string, Record<string, string>]>([
    ['keyword=sea', { everything: '' }],
    ['keyword=sea+ice', { sea: 'keyword=ice', ice: 'keyword=sea', everything: '' }],
    [
      'keyword=%22sea+ice%22+-snow',
      { '"sea ice"': 'keyword=NOT+snow', 'NOT snow': 'keyword=%22sea+ice%22', everything: '' },
    ],
    ['keyword=sea+OR+ice', { everything: '' }],
    ['keyword=sea&versions=together', { sea: 'versions=together', everything: '' }],
    [
      'keyword=sea&country=GR&access=OPEN&versions=together',
      {
        'country: GR': 'keyword=sea&access=OPEN&versions=together',
        'access: OPEN': 'keyword=sea&country=GR&versions=together',
        sea: 'access=OPEN&country=GR&versions=together',
        'no-filters': 'keyword=sea&versions=together',
        everything: '',
      },
    ],
    [
      'keyword=sea&country=GR&country=DE',
      {
        'country: DE, GR': 'keyword=sea',
        sea: 'country=DE&country=GR',
        everything: '',
      },
    ],
    [
      'type=datasets&from=2018&to=2020',
      { 'year: 2018–2020': 'type=datasets', 'type: dataset': 'from=2018&to=2020', everything: '' },
    ],
    [
      'type=projects&keyword=sea&from=2018',
      {
        'year: 2018–…': 'keyword=sea&type=projects',
        sea: 'type=projects&from=2018',
        everything: 'type=projects',
      },
    ],
    ['funder=EC&fundingLevel0=EC::H2020', { 'fundingLevel0: EC::H2020': 'funder=EC', everything: '' }],
    [
      'q=title:sea+year:2018..',
      {
        'any-field': 'q=sea+year%3A2018..',
        'title:sea': 'q=year%3A2018..',
        'year:2018..': 'q=title%3Asea',
        everything: '',
      },
    ],
    [
      'keyword=ice&title=sea+level',
      {
        'any-field': 'keyword=ice+sea+level',
        'title: sea level': 'keyword=ice',
        ice: 'title=sea+level',
        everything: '',
      },
    ],
    [
      'country=GR&country=DE&all=country&not.access=OPEN',
      {
        'country: DE': 'country=GR&not.access=OPEN&all=country',
        'country: GR': 'country=DE&not.access=OPEN&all=country',
        'not access: OPEN': 'country=DE&country=GR&all=country',
        everything: '',
      },
    ],
    ['keyword=ice&page=3', { everything: '' }],
  ])('%s', (address, ways) => expect(offered(address)).toEqual(ways));

  test('many words are dropped together', () =>
    expect(Object.keys(offered(`keyword=${'abcdefghi'.split('').join('+')}&country=GR`))).toEqual([
      'country: GR',
      'a b c d e f g h i',
      'everything',
    ]));

  test('several filters are dropped together', () =>
    expect(offered('keyword=sea&country=GR&access=OPEN')).toHaveProperty('no-filters', 'keyword=sea'));

  test('no relaxation repeats another or the query itself', () => {
    const query = at('keyword=sea+sea&country=GR&from=2018');
    const addresses = [query, ...offersOf(query).map((offer) => offer.query)].map(formatSearchAddress);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('every relaxation is offered if all are requested, because that costs nothing', () =>
    expect(offersOf(EMPTY_QUERY)).toHaveLength(1));
});
