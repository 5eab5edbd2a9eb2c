import { describe, expect, test } from '@jest/globals';
import type { SearchedKind } from '@open-discovery/model';
import fc from 'fast-check';
import { searchField } from './field-lookups.ts';
import { parseDateRange } from './parse-date-range.ts';
import { parseFilterValue } from './parse-filter-value.ts';
import { SEARCH_FIELDS } from './search-fields.ts';

const parse = (kind: SearchedKind, name: string, text: string): string | null => {
  const field = searchField(kind, name);
  return field && parseFilterValue(kind, field, text);
};

describe('normal forms', () => {
  test.each<[SearchedKind, string, string, string | null]>([
    ['product', 'access', 'Open Access', 'OPEN'],
    ['product', 'access', 'open', 'OPEN'],
    ['product', 'access', 'half open', null],
    ['community', 'access', 'members', 'members'],
    ['community', 'access', 'Open', 'open'],
    ['product', 'sdg', '13', '13. Climate action'],
    ['product', 'sdg', '18', null],
    ['product', 'country', 'uk', 'GB'],
    ['product', 'country', 'UNKNOWN', 'UNKNOWN'],
    ['product', 'orcid', 'https://orcid.org/0000-0002-1825-0097', '0000-0002-1825-0097'],
    ['product', 'orcid', 'somebody', null],
    ['product', 'related', 'iscitedby:doi_________::1', 'IsCitedBy:doi_________::1'],
    ['product', 'related', 'loves:1', null],
    ['product', 'related', 'Cites:', null],
    ['product', 'related', 'Cites', null],
    ['product', 'publisher', '  A\u0000B\uD800 ', 'A B\uFFFD'],
    ['product', 'publisher', ' ', null],
    ['product', 'publisher', 'x'.repeat(400), 'x'.repeat(400)],
    ['product', 'publisher', 'x'.repeat(401), null],
    ['project', 'startYear', '2018', '2018'],
    ['project', 'startYear', '18', null],
    ['project', 'mandateData', 'TRUE', 'true'],
    ['project', 'mandateData', 'yes', null],
    ['product', 'date', '2018-3-1..2019', '2018-03-01..2019'],
    ['product', 'date', '2018', '2018..2018'],
    ['product', 'date', 'spring', null],
    ['product', 'box', '4.73, 52.280, +5.02, 52.43', '4.73,52.28,5.02,52.43'],
    ['organization', 'box', '170,-20,-170,-10', '170,-20,-170,-10'],
    ['product', 'box', '4.7,53,5,52', null],
  ])('%s %s %j → %j', (kind, name, text, value) => expect(parse(kind, name, text)).toBe(value));

  test('are stable: a value in its normal form is its own', () =>
    fc.assert(
      fc.property(fc.constantFrom(...SEARCH_FIELDS.product), fc.string({ unit: 'binary' }), (field, text) => {
        const value = parseFilterValue('product', field, text);
        if (value !== null) expect(parseFilterValue('product', field, value)).toBe(value);
      }),
    ));
});

describe('ranges of dates', () => {
  test.each<[string, ReturnType<typeof parseDateRange>]>([
    ['2018..2020', { from: '2018', to: '2020' }],
    ['..2020-2-29', { from: null, to: '2020-02-29' }],
    ['2018-01-01..', { from: '2018-01-01', to: null }],
    ['2018-03-01..2018', { from: '2018-03-01', to: '2018' }],
    ['2019-01-01..2018', null],
    ['2020..2018', null],
    ['2019-02-29', null],
    ['2018..2019..2020', null],
    ['2018..soon', null],
    ['..', null],
    ['', null],
  ])('%s → %j', (text, range) => expect(parseDateRange(text)).toEqual(range));
});
