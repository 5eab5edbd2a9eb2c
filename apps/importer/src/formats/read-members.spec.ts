import { expect, test } from '@jest/globals';
import { reasonText } from '../report/skip-reason.ts';
import { readValue } from './read-value.ts';

const crossref = { DOI: '10.5555/tides', member: '1', title: ['Tides'] };
const thin = { DOI: '10.5555/ebb', title: ['Ebb'] };
const csl = { type: 'book', id: 'a', title: 'Tides', author: [{ family: 'Berg' }] };
const datacite = { type: 'dois', attributes: { doi: '10.5555/tides', titles: [{ title: 'Tides' }] } };
const invenio = { id: 1, metadata: { title: 'Tides', creators: [{ name: 'Berg' }], resource_type: {} } };
const hal = { docid: '1', halId_s: 'hal-1', label_s: 'Tides', title_s: ['Tides'] };
const ror = { id: 'https://ror.org/01ggx4157', name: 'CERN' };
const orcid = {
  'work-summary': [{ 'put-code': 1, 'external-ids': null, title: { title: { value: 'Tides' } } }],
};
const works = (items: readonly unknown[]): object => ({
  status: 'ok',
  'message-type': 'work-list',
  message: { items },
});

const NUMBER = 'not a JSON object';

test.each([
  ['Crossref', works([crossref, thin, {}, 7]), 2, ['Crossref JSON: a record without an identifier', NUMBER]],
  ['Crossref with chosen fields', works([thin, thin]), 2, []],
  ['Crossref snapshot', { items: [thin, crossref] }, 2, []],
  ['CSL-JSON', { items: [csl, { title: 'Ebb' }, 7] }, 1, ['CSL-JSON that describes no work', NUMBER]],
  ['DataCite', { data: [datacite, {}, 7] }, 1, ['DataCite JSON that describes no work', NUMBER]],
  ['InvenioRDM', { hits: { hits: [invenio, {}, 7] } }, 1, ['InvenioRDM JSON that describes no work', NUMBER]],
  ['HAL', { response: { docs: [hal, {}, 7] } }, 1, ['HAL JSON that describes no work', NUMBER]],
  ['OpenAlex', { meta: {}, results: [{ id: 'https://openalex.org/W1', title: 'Tides' }, 7] }, 1, [NUMBER]],
  ['Europe PMC', { resultList: { result: [{ id: '1', source: 'MED', title: 'Tides' }, 7] } }, 1, [NUMBER]],
  ['ROR', { number_of_results: 2, items: [ror, 7] }, 1, [NUMBER]],
  ['ORCID', { group: [orcid, {}, 7] }, 1, ['ORCID JSON that describes no work', NUMBER]],
])('%s: each member of a list is a record or has a reason', (_service, value, records, reasons) => {
  const found = readValue(value);
  expect(found.filter(({ type }) => type === 'record')).toHaveLength(records);
  expect(found.flatMap((one) => (one.type === 'nothing' ? [reasonText(one.reason)] : []))).toEqual(reasons);
});
