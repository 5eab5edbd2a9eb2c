import { describe, expect, test } from '@jest/globals';
import { aProduct } from '@open-discovery/model/testing';
import type { ResearchProduct } from '@open-discovery/model';
import { createOrcidRecord } from './testing/orcid-record.ts';
import { toOrcidWork } from './to-orcid-work.ts';

const URLS = { portal: 'https://portal.example', graph: 'https://portal.example/api/graph/v3' };
const workOf = (fields: Partial<ResearchProduct>) =>
  toOrcidWork({ kind: 'product', record: aProduct(fields) }, URLS);
const typed = (type: string) => ({ instances: [{ type }] });
const pids = (scheme: string, value: string) => ({ pids: [{ scheme, value }] });

test.each([
  ['Article', 'journal-article'],
  ['Data Paper', 'journal-article'],
  ['Review', 'review'],
  ['Preprint', 'preprint'],
  ['Book', 'book'],
  ['Part of book or chapter of book', 'book-chapter'],
  ['Conference object', 'conference-paper'],
  ['Report', 'report'],
  ['Project deliverable', 'report'],
  ['Doctoral thesis', 'dissertation-thesis'],
  ['Patent', 'patent'],
  ['Dataset', 'data-set'],
  ['Collection', 'data-set'],
  ['Software', 'software'],
  ['Workflow', 'research-technique'],
  ['Lecture', 'lecture-speech'],
  ['Presentation', 'lecture-speech'],
  ['Model', 'research-tool'],
  ['InteractiveResource', 'online-resource'],
  ['Image', 'other'],
  ['Other literature type', 'other'],
])('the type %j is %j', (type, expected) => {
  expect(workOf(typed(type)).type).toBe(expected);
});

test.each([
  ['2021-05-03', { year: { value: '2021' }, month: { value: '05' }, day: { value: '03' } }],
  // The graph writes the first day of a year if it knows the year only.
  ['2021-01-01', { year: { value: '2021' } }],
  ['1820-05-03', undefined],
  [null, undefined],
])('the date %j is %j', (publicationDate, expected) => {
  expect(workOf({ publicationDate })['publication-date']).toEqual(expected);
});

test.each([
  ['doi', '10.5555/ABC', 'doi', '10.5555/abc', 'https://doi.org/10.5555/abc'],
  ['pmid', '12345', 'pmid', '12345', 'https://pubmed.ncbi.nlm.nih.gov/12345/'],
  ['pmc', 'PMC1234567', 'pmc', 'PMC1234567', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC1234567/'],
  ['handle', '1887/4531', 'handle', '1887/4531', 'https://hdl.handle.net/1887/4531'],
  ['arXiv', '2101.00001', 'arxiv', '2101.00001', 'https://arxiv.org/abs/2101.00001'],
])('the identifier %s %s is %s %s', (scheme, given, type, value, url) => {
  expect(workOf(pids(scheme, given))['external-ids']['external-id']).toEqual([
    {
      'external-id-type': type,
      'external-id-value': value,
      'external-id-url': { value: url },
      'external-id-relationship': 'self',
    },
  ]);
});

describe('a work', () => {
  test('has the address of its first identifier, and all of them', () => {
    const work = workOf({
      pids: [
        { scheme: 'pmid', value: '12345' },
        { scheme: 'doi', value: '10.5555/a' },
      ],
    });
    expect(work.url.value).toBe('https://doi.org/10.5555/a');
    expect(work['external-ids']['external-id'].map((id) => id['external-id-type'])).toEqual(['doi', 'pmid']);
  });

  test('without an identifier has its own id and the address of its page', () => {
    const record = aProduct({ pids: [{ scheme: 'ror', value: 'https://ror.org/01ggx4157' }] });
    const page = `https://portal.example/search/publication?articleId=${encodeURIComponent(record.id)}`;
    expect(toOrcidWork({ kind: 'product', record }, URLS)).toMatchObject({
      'external-ids': {
        'external-id': [
          {
            'external-id-type': 'source-work-id',
            'external-id-value': record.id,
            'external-id-url': { value: page },
          },
        ],
      },
      url: { value: page },
    });
  });

  test('has title, subtitle and journal as plain text, as long as ORCID takes them', () => {
    const work = workOf({
      mainTitle: `H<sub>2</sub>O ${'x'.repeat(2_000)}`,
      subTitle: 'A study',
      container: { name: 'Journal of Water' },
    });
    expect(work.title.title.value).toMatch(/^H2O x{996}$/);
    expect([work.title.subtitle, work['journal-title']]).toEqual([
      { value: 'A study' },
      { value: 'Journal of Water' },
    ]);
  });
});

test('ORCID’s published interface accepts it', () => {
  const { addBulk, titles } = createOrcidRecord();
  addBulk({ bulk: [{ work: workOf({}) }] }, 'APP');
  expect(titles()).toEqual(['Sea level along the coast']);
});
