import { describe, expect, test } from '@jest/globals';
import { cleanRecord } from './clean-record.ts';

const product = (fields: object) => cleanRecord('product', { id: 'a', type: 'dataset', ...fields });

describe('facts that a record could not take unchanged', () => {
  test.each<[string, object, string[]]>([
    ['a day without leading zeros', { publicationDate: '2018-2-8' }, ['respelled publicationDate']],
    ['a month', { publicationDate: '2018-02' }, ['respelled publicationDate']],
    ['a day that no calendar has', { publicationDate: '2018-02-30' }, ['partly publicationDate']],
    ['an unknown day', { publicationDate: '2018-00-00' }, ['partly publicationDate']],
    ['words for a date', { publicationDate: 'soon' }, ['refused publicationDate']],
    [
      'the dates of copies',
      { instances: [{ publicationDate: '2018-02-30' }, { publicationDate: 'soon' }] },
      ['partly instances.publicationDate', 'refused instances.publicationDate'],
    ],
    ['an unknown word', { openAccessColor: 'purple' }, ['refused openAccessColor']],
    [
      'an unsafe address',
      { instances: [{ urls: ['javascript:x', 'https://a.org'] }] },
      ['refused instances.urls'],
    ],
    [
      'a broken item of a list',
      { pids: [{ scheme: 'doi' }, { scheme: 'doi', value: '10.1/a' }] },
      ['refused pids'],
    ],
    ...['FEFF', '200B 2060', '202E', '3164', '2800'].map((codes): [string, object, string[]] => {
      const name = codes.replaceAll(/\w+/g, (code) => String.fromCodePoint(Number.parseInt(code, 16)));
      const fields = {
        publisher: name,
        authors: [{ fullName: name }, { fullName: 'Berg, Ada' }],
        mainTitle: name,
      };
      return [
        `a name of invisible characters (${codes})`,
        fields,
        ['refused publisher', 'refused authors', 'refused mainTitle'],
      ];
    }),
    ['nothing of invisible characters in a name', { publisher: '\uFEFFSea\u200B' }, []],
    ['an object for text', { publisher: { name: 'P' } }, ['refused publisher']],
    ['a field that products do not have', { color: 'blue' }, ['unknown color']],
    [
      'nothing of a day or a year',
      { publicationDate: '2018-02-08', embargoEndDate: '2018-02-08T00:00:00Z' },
      [],
    ],
    ['nothing of a year of publication', { publicationDate: '2018' }, []],
    [
      'nothing of empty values',
      { publisher: ' ', version: 'None', pids: [], color: null, size: '{NULL}' },
      [],
    ],
    ['nothing of texts with marks', { mainTitle: 'A <b>b</b>', descriptions: ['<p>c</p>'] }, []],
    ['nothing of one text for a list', { descriptions: 'one' }, []],
  ])('%s', (_what, fields, expected) => {
    const cleaned = product(fields);
    const findings = 'findings' in cleaned ? cleaned.findings : [];
    expect(findings.map(({ outcome, field }) => `${outcome} ${field}`)).toEqual(expected);
  });
});

test('an item that a list lacks is the example, not another one that was cleaned', () => {
  const authors = ['Berg, Ada', ' - ', 'Flood, Bela'].map((fullName, index) => ({
    fullName,
    rank: index + 1,
  }));
  const cleaned = product({ authors });
  const findings = 'findings' in cleaned ? cleaned.findings : [];
  expect(findings).toMatchObject([{ field: 'authors', outcome: 'refused', value: { fullName: ' - ' } }]);
});

describe('the source’s own text is kept', () => {
  test.each<[string, object, object]>([
    [
      'of a date in another form',
      { publicationDate: '2018-2-8' },
      { publicationDate: '2018-02-08', originalValues: [{ field: 'publicationDate', value: '2018-2-8' }] },
    ],
    [
      'of a date that is understood in part',
      { publicationDate: '2018-02-30' },
      { publicationDate: '2018-02-01', originalValues: [{ field: 'publicationDate', value: '2018-02-30' }] },
    ],
    [
      'of a refused value, without markup',
      { publicationDate: '<b>soon</b>' },
      { publicationDate: null, originalValues: [{ field: 'publicationDate', value: 'soon' }] },
    ],
    [
      'of a refused item',
      { instances: [{ urls: ['no address', 'https://a.org'] }] },
      { originalValues: [{ field: 'instances.urls', value: 'no address' }] },
    ],
    [
      'beside what was kept before',
      { originalValues: [{ field: 'embargoEndDate', value: '2018-2' }], openAccessColor: 'purple' },
      {
        originalValues: [
          { field: 'embargoEndDate', value: '2018-2' },
          { field: 'openAccessColor', value: 'purple' },
        ],
      },
    ],
  ])('%s', (_what, fields, expected) => {
    expect(product(fields)).toMatchObject({ item: { record: expected } });
  });
  test('of a project’s dates', () => {
    expect(cleanRecord('project', { id: 'p', startDate: '20180208', endDate: '2019' })).toMatchObject({
      item: {
        record: {
          startDate: '2018-02-08',
          endDate: '2019-01-01',
          originalValues: [
            { field: 'startDate', value: '20180208' },
            { field: 'endDate', value: '2019' },
          ],
        },
      },
    });
  });
});
