import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { readRecord, reasonsFor } from '../../testing/read-record.ts';
import { idOfFunder } from '../mapping/funder-id.ts';
import { readValue } from '../read-value.ts';

const work = {
  DOI: '10.5555/TIDES.1',
  member: '1',
  indexed: { timestamp: 1 },
  type: 'journal-article',
  title: ['Tides of the north'],
  subtitle: ['A survey'],
  abstract: '<jats:p>High <jats:italic>water</jats:italic></jats:p>',
  publisher: 'Sea Press',
  issued: { 'date-parts': [[2020, 5]] },
  'container-title': ['Journal of Tides'],
  volume: '3',
  page: '12-17',
  'issn-type': [{ type: 'electronic', value: '1234-5679' }],
  license: [
    { 'content-version': 'tdm', URL: 'https://example.org/mining' },
    { 'content-version': 'vor', URL: 'http://creativecommons.org/licenses/by/4.0/', 'delay-in-days': 30 },
  ],
  author: [
    {
      given: 'Josiah',
      family: 'Carberry',
      ORCID: 'http://orcid.org/0000-0002-1825-0097',
      sequence: 'first',
      affiliation: [
        { name: 'Institute of the Sea', id: [{ id: 'https://ror.org/01ggx4157', 'id-type': 'ROR' }] },
      ],
    },
    { name: 'Tide Watchers' },
  ],
  editor: [{ given: 'Ada', family: 'Ebb' }],
  funder: [
    { DOI: '10.13039/501100000780', name: 'H2020', award: ['777541'] },
    { name: 'Friends of the Sea' },
  ],
  relation: { 'is-preprint-of': [{ 'id-type': 'doi', id: '10.5555/tides.2' }] },
  reference: [{ key: 'r1', DOI: '10.5555/ebb', unstructured: 'Ebb 1999' }],
};

test('a Crossref work keeps what the model has a place for', () => {
  const { kind, record, relations } = readRecord(work);
  expect(kind).toBe('product');
  expect(record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5555/tides.1'),
    type: 'publication',
    pids: [{ scheme: 'doi', value: '10.5555/tides.1' }],
    mainTitle: 'Tides of the north',
    subTitle: 'A survey',
    descriptions: ['High <i>water</i>'],
    publisher: 'Sea Press',
    publicationDate: '2020-05-01',
    container: { name: 'Journal of Tides', vol: '3', sp: '12', ep: '17', issnOnline: '1234-5679' },
    bestAccessRight: { label: 'OPEN' },
    authors: [
      {
        fullName: 'Carberry, Josiah',
        surname: 'Carberry',
        name: 'Josiah',
        rank: 1,
        pid: { id: { scheme: 'orcid', value: '0000-0002-1825-0097' } },
        affiliations: ['Institute of the Sea'],
      },
      { fullName: 'Tide Watchers', rank: 2 },
    ],
    contributors: ['Ebb, Ada'],
    organizations: [{ legalName: 'Institute of the Sea', pids: [{ value: 'https://ror.org/01ggx4157' }] }],
    projects: [{ code: '777541', funder: 'European Commission' }],
    instances: [{ type: 'Article', license: 'CC-BY-4.0', collectedFrom: { value: 'Crossref' } }],
    originalValues: expect.arrayContaining([
      { field: 'projects.funder', value: 'Friends of the Sea' },
      { field: 'publicationDate', value: '2020-05' },
    ]),
  });
  expect(relations).toEqual([
    `IsVersionOf ${deriveOpenAireId('doi', '10.5555/tides.2')}`,
    `Cites ${deriveOpenAireId('doi', '10.5555/ebb')}`,
    `isFundedBy ${idOfFunder('10.13039/501100000780') ?? ''}`,
  ]);
});

test('fields without a place in the model are named', () => {
  expect(readRecord(work).leftOut).toEqual([
    'author.sequence',
    'editor (role)',
    'indexed.timestamp',
    'license (further values)',
    'license.delay-in-days',
    'member',
    'reference.key',
    'reference.unstructured',
  ]);
});

test.each([
  ['an answer with one work', { status: 'ok', 'message-type': 'work', message: work }, 1],
  ['a list', { status: 'ok', 'message-type': 'work-list', message: { items: [work, work] } }, 2],
  ['a part of the snapshot', { items: [work] }, 1],
])('%s is read', (_form, value, count) => {
  expect(readValue(value).filter(({ type }) => type === 'record')).toHaveLength(count);
});

test.each([
  [
    'a list of funders',
    'funder-list',
    { items: [{ id: '1' }] },
    'Crossref: a response without records (funder-list)',
  ],
  ['an empty list', 'work-list', { items: [] }, 'Crossref: an empty list'],
])('%s is named', (_form, kind, message, reason) => {
  expect(reasonsFor({ status: 'ok', 'message-type': kind, message })).toEqual([reason]);
});
