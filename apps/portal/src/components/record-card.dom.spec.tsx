import { aProduct, aProject, idOf } from '@open-discovery/model/testing';
import { expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { toCardRecord } from '../search/card-records.ts';
import { renderPage } from '../testing/render-page.tsx';
import { RecordCard } from './record-card.tsx';

test('a product links to the landing page of its type, with its id encoded', () => {
  const record = aProduct({ id: 'a::b&c', type: 'dataset' });
  renderPage(<RecordCard kind="product" record={record} />);
  expect(screen.getByRole('link', { name: record.mainTitle ?? '' }).getAttribute('href')).toBe(
    '/search/dataset?datasetId=a%3A%3Ab%26c',
  );
  expect(screen.getByText('Open access')).toBeTruthy();
});

test.each([
  ['an open copy', { bestAccessRight: null, instances: [{ accessRight: { label: 'OPEN' } }] }, 'Open access'],
  [
    'an open copy of a closed work',
    { bestAccessRight: { label: 'CLOSED' }, instances: [{ accessRight: { label: 'OPEN' } }] },
    'Open access',
  ],
  ['no open copy', { bestAccessRight: { label: 'CLOSED' }, instances: [{}] }, 'Closed access'],
])('a product with %s says so, also in a list without copies', (_what, fields, label) => {
  const record = aProduct(fields);
  for (const shown of [record, toCardRecord('product', record)]) {
    renderPage(<RecordCard kind="product" record={shown} />);
    expect(screen.getByText(label)).toBeTruthy();
    cleanup();
  }
});

test.each([
  ['2026-12-31', 'Embargo until December 31, 2026'],
  ['2026-11-20', 'Embargo ended on November 20, 2026'],
])('on 2026-11-21, a work under embargo to %s says “%s”', (embargoEndDate, label) => {
  const record = aProduct({ bestAccessRight: { label: 'EMBARGO' }, instances: [], embargoEndDate });
  renderPage(<RecordCard kind="product" record={record} />);
  expect(screen.getByText(label)).toBeTruthy();
});

test('a list of authors in the place of one name is shortened', () => {
  const fullName = Array.from({ length: 20 }, (_, index) => `Berg, Ann ${index}`).join(' ; ');
  renderPage(<RecordCard kind="product" record={aProduct({ authors: [{ fullName }] })} />);
  const link = screen.getByRole('link', { name: /^Berg, Ann 0 .*…$/ });
  expect(link.textContent.length).toBeLessThanOrEqual(71);
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('19');
});

const at = (url: string, label: string) => ({ accessRight: { label }, urls: [url] });

test.each([
  ['its best open copy', [at('https://a.org/', 'CLOSED'), at('https://b.org/', 'OPEN')], 'https://b.org/'],
  ['no copy that is closed', [at('https://a.org/', 'CLOSED')], null],
  ['no copy without an address', [{ accessRight: { label: 'OPEN' }, urls: [] }], null],
])('a product leads to %s, also in a list that has no other copies', (_what, instances, address) => {
  const record = aProduct({ mainTitle: 'Tides', instances });
  for (const shown of [record, toCardRecord('product', record)]) {
    renderPage(<RecordCard kind="product" record={shown} />);
    const link = screen.queryByRole('link', { name: 'Open copy: Tides' });
    expect(link?.getAttribute('href') ?? null).toBe(address);
    cleanup();
  }
});

test('three authors are named, and the others counted', () => {
  const authors = Array.from({ length: 2903 }, (_, index) => ({ fullName: `Author ${index}` }));
  const record = aProduct({ authors });
  const card = toCardRecord('product', record);
  expect(JSON.stringify(card)).not.toContain('Author 3');
  for (const shown of [record, card]) {
    renderPage(<RecordCard kind="product" record={shown} />);
    expect(screen.getByText('Author 2')).toBeTruthy();
    expect(screen.getByText('and 2,900 more')).toBeTruthy();
    cleanup();
  }
});

test('a title keeps its inline marks and shows everything else as text', () => {
  const record = aProduct({ mainTitle: 'CO<sub>2</sub> &lt;script>alert(1)&lt;/script>' });
  const { container } = renderPage(<RecordCard kind="product" record={record} />);
  expect(container.querySelector('sub')?.textContent).toBe('2');
  expect(container.querySelector('script')).toBeNull();
  expect(screen.getByRole('heading').textContent).toBe('CO2 <script>alert(1)</script>');
});

test('the matching words are marked', () => {
  const highlights = { title: { text: 'Sea level', marks: [[0, 3] as const] } };
  const { container } = renderPage(<RecordCard kind="product" record={aProduct()} highlights={highlights} />);
  expect(container.querySelector('mark')?.textContent).toBe('Sea');
});

test('a record with only an id still has a name and a link', () => {
  renderPage(
    <RecordCard kind="project" record={aProject({ id: 'x', title: null, acronym: null, code: null })} />,
  );
  expect(screen.getByRole('link', { name: 'x' })).toBeTruthy();
});

test.each([
  ['its acronym', { acronym: 'SEAS', title: 'Level of the seas', code: '1072476' }, 'SEAS'],
  ['its title instead of a number', { title: 'Level of the seas', code: '1072476' }, 'Level of the seas'],
  ['its number where nothing else is known', { code: '1072476' }, '1072476'],
])('a work leads to its project by %s', (_rule, names, shown) => {
  renderPage(<RecordCard kind="product" record={aProduct({ projects: [{ id: 'p', ...names }] })} />);
  expect(screen.getByRole('link', { name: shown })).toBeTruthy();
});

test('title and matching sentence of a foreign record say their language (WCAG 3.1.2)', () => {
  const record = aProduct({ mainTitle: 'Soubor dat', language: { code: 'ces/cze', label: 'Czech' } });
  const abstract = { text: 'Primární data', marks: [[0, 8] as const] };
  const { container } = renderPage(
    <RecordCard kind="product" record={record} highlights={{ abstract }} heading="h3" />,
  );
  expect(screen.getByText('Soubor dat').lang).toBe('cs');
  expect(container.querySelector('.snip')?.getAttribute('lang')).toBe('cs');
});

test('a record in the language of the page says nothing about it', () => {
  const { container } = renderPage(
    <RecordCard kind="product" record={aProduct({ language: { code: 'eng', label: 'English' } })} />,
  );
  expect(container.querySelector('article [lang]')).toBeNull();
});

test.each([
  [
    'the DOI, wherever it stands among the identifiers',
    [
      { scheme: 'pmid', value: '34396566' },
      { scheme: 'doi', value: '10.1000/Tide' },
    ],
    'DOI 10.1000/tide',
    'https://doi.org/10.1000/tide',
  ],
  [
    'without a DOI the first one, with the name and the address of its scheme',
    [{ scheme: 'pmid', value: '34396566' }],
    'PMID 34396566',
    'https://pubmed.ncbi.nlm.nih.gov/34396566/',
  ],
  [
    'a handle',
    [{ scheme: 'handle', value: '10576/17266' }],
    'Handle 10576/17266',
    'https://hdl.handle.net/10576/17266',
  ],
  ['PMC once', [{ scheme: 'pmc', value: 'PMC8371605' }], 'PMC8371605', /PMC8371605/],
])('a card shows %s', (_rule, pids, text, address) => {
  renderPage(<RecordCard kind="product" record={aProduct({ pids })} />);
  expect(screen.getByRole('link', { name: text }).getAttribute('href')).toMatch(address);
});

test('an identifier of an unknown scheme has its label and no link', () => {
  renderPage(
    <RecordCard kind="product" record={aProduct({ pids: [{ scheme: 'urn', value: 'urn:nbn:x' }] })} />,
  );
  expect(screen.getByText('URN nbn:x')).toBeTruthy();
});

test('a data source says its type and compatibility in the reader’s words', () => {
  const record = {
    id: idOf('source', 1),
    officialName: 'Sea Archive',
    type: { value: 'Instiutional CRIS' },
    openaireCompatibility: 'collected from a compatible aggregator',
  };
  renderPage(<RecordCard kind="dataSource" record={record} />);
  expect(screen.getByText('Institutional CRIS')).toBeTruthy();
  expect(screen.getByText('Collected from a compatible aggregator')).toBeTruthy();
});
