import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ResearchProduct } from '@open-discovery/model';
import { aProduct, idOf } from '@open-discovery/model/testing';
import { candidatesOf, compareFacts } from './compare.ts';
import type { Facts } from './facts.ts';

type Fields = Partial<ResearchProduct>;

const doi = (value: string) => ({ pids: [{ scheme: 'doi', value }] });
const pid = (scheme: string, value: string) => ({ pids: [{ scheme, value }] });
const copyOf = (type: string) => ({ instances: [{ type }] });
const by = (...names: string[]) => ({ authors: names.map((fullName) => ({ fullName })) });
const titled = (mainTitle: string) => ({ mainTitle });

const ONE = idOf('one', 1);
const TWO = idOf('two', 2);
const TITLE = titled('Sea level rise along the northern coast since 1900');
const THREE = by('Doe, Jane', 'Roe, Richard', 'Poe, Edna');
const OTHER_TITLE = titled('A survey of soil beetles in mountain meadows');

/** Returns the facts of a record with its own key, so that any two can be compared. */
const factsOf = (item: Parameters<typeof candidatesOf>[0]): Facts => {
  const [candidate] = candidatesOf(item);
  if (candidate === undefined) throw new Error('a record without a key');
  return candidate.facts;
};
const work = (id: string, fields: Fields): Facts =>
  factsOf({ kind: 'product', record: aProduct({ id, ...TITLE, ...fields }) });
const verdictOf = (a: Fields, b: Fields) => {
  const verdict = compareFacts(work(ONE, a), work(TWO, b));
  return verdict === null ? 'nothing' : `${verdict.as} by ${verdict.by}`;
};

const BY_SCORE = 'same by title, authors and year';

describe('two works', () => {
  test.each<[string, Fields, Fields, string]>([
    [
      'a DOI in two spellings',
      doi('10.5555/SEA'),
      doi('https://doi.org/10.5555/sea'),
      'same by doi 10.5555/sea',
    ],
    ['a handle', pid('handle', '1871/40527'), pid('handle', 'hdl:1871/40527'), 'same by handle 1871/40527'],
    [
      'a handle of archives without a prefix',
      pid('handle', '123456789/5'),
      pid('handle', '123456789/5'),
      BY_SCORE,
    ],
    ['a PMID', pid('pmid', '27357580'), pid('pmid', '27357580'), 'same by pmid 27357580'],
    ['a PMC id', pid('pmc', 'PMC1688333'), pid('pmc', '1688333'), 'same by pmc pmc1688333'],
    ['a scheme with a name of every object', pid('__proto__', '7'), pid('__proto__', '7'), BY_SCORE],
    [
      'arXiv and its DOI',
      pid('arXiv', '1707.08567v2'),
      doi('10.48550/arXiv.1707.08567'),
      'same by arxiv 1707.08567',
    ],
    ['a DOI of one copy', { instances: [doi('10.5555/sea')] }, doi('10.5555/sea'), 'same by doi 10.5555/sea'],
    [
      'a DOI and a title in two languages',
      { ...doi('10.5555/sea'), language: { code: 'eng' } },
      { ...doi('10.5555/sea'), ...titled('Elevação das águas na costa'), language: { code: 'por' } },
      'same by doi 10.5555/sea',
    ],
    ['title, first author and year', {}, by('DOE, J.', 'Roe, Richard'), BY_SCORE],
    [
      'a title without its subtitle',
      {},
      titled('Sea level rise along the northern coast since 1900: a survey'),
      BY_SCORE,
    ],
    [
      'a title with one letter wrong',
      {},
      titled('Sea level rise along the nothern coast since 1900'),
      BY_SCORE,
    ],
    ['the year before, online', {}, { publicationDate: '2019-12-30' }, BY_SCORE],
    ['no year', {}, { publicationDate: null }, BY_SCORE],
    [
      'a short title of three authors',
      { ...titled('ClonEstiMate 1.01'), ...by('Becheler, R.', 'Masson, J.', 'Vitalis, R.') },
      { ...titled('ClonEstiMate 1.01'), ...by('Ronan Becheler', 'Masson, Jean', 'Vitalis, Renaud') },
      BY_SCORE,
    ],
    [
      'pages, although one source calls it a book',
      { ...copyOf('Book'), container: { vol: '18', sp: '162' } },
      { ...copyOf('Article'), container: { vol: '18', sp: '162' } },
      BY_SCORE,
    ],
    [
      'a DOI of data, which one source calls data of its article',
      { ...doi('10.5555/sea'), type: 'dataset' },
      { ...doi('10.5555/sea'), ...titled(`Data from: ${TITLE.mainTitle}`), type: 'dataset' },
      'same by doi 10.5555/sea',
    ],
    ['an ISBN of both', pid('isbn', '0-306-40615-2'), pid('isbn', '9780306406157'), BY_SCORE],
  ])('are the same by %s', (_rule, a, b, expected) => {
    expect(verdictOf(a, b)).toBe(expected);
  });

  test.each<[string, Fields, Fields]>([
    ['other first authors', {}, by('Roe, Richard')],
    ['a namesake with another initial', {}, by('Doe, Kim')],
    ['years apart', {}, { publicationDate: '2016-01-01' }],
    [
      'years apart and two DOIs',
      { ...THREE, ...doi('10.5555/a') },
      { ...THREE, ...doi('10.5555/b'), publicationDate: '2016-01-01' },
    ],
    ['other numbers in the title', {}, titled('Sea level rise along the northern coast since 1950')],
    ['a title that thousands have', titled('Editorial'), titled('Editorial')],
    ['data and text', { type: 'dataset' }, {}],
    ['a correction', {}, titled('Correction to: Sea level rise along the northern coast since 1900')],
    ['a reply', {}, titled('Sea level rise along the northern coast since 1900: reply')],
    [
      'an ISBN, but another title',
      pid('isbn', '9780306406157'),
      { ...pid('isbn', '9780306406157'), ...OTHER_TITLE },
    ],
  ])('are not the same: %s', (_rule, a, b) => {
    expect(verdictOf(a, b)).toBe('nothing');
  });

  test.each<[string, Fields, Fields, string]>([
    ['two DOIs', doi('10.5555/a'), doi('10.5555/b'), 'identifiers'],
    ['two PMIDs', pid('pmid', '27357580'), pid('pmid', '27357581'), 'identifiers'],
    ['years apart, by the same three authors', THREE, { ...THREE, publicationDate: '2016-01-01' }, 'year'],
    [
      'other pages of one journal',
      { container: { vol: '4', sp: '11' } },
      { container: { vol: '4', sp: '57' } },
      'pages',
    ],
    ['a thesis and an article', copyOf('Thesis'), copyOf('Article'), 'form'],
    ['a book and its chapter', copyOf('Book'), copyOf('Part of book or chapter of book'), 'form'],
    ['a short title', titled('Annual figures'), titled('Annual figures'), 'weak'],
    ['no authors', { authors: [] }, { authors: [] }, 'weak'],
    [
      'another order of authors, and no year',
      by('Doe, Jane', 'Roe, Richard'),
      { ...by('Roe, Richard', 'Doe, Jane'), publicationDate: null },
      'weak',
    ],
  ])('are likely to be the same, for people to decide: %s', (_rule, a, b, reason) => {
    expect(verdictOf(a, b)).toBe(`likely by ${reason}`);
  });

  test.each<[string, Fields, Fields]>([
    [
      'the titles contradict',
      doi('10.5555/sea'),
      { ...doi('10.5555/sea'), ...OTHER_TITLE, ...by('Roe, Richard') },
    ],
    [
      'a data of the other',
      { ...doi('10.5555/sea'), type: 'other' },
      { ...doi('10.5555/sea'), ...titled(`Data from: ${TITLE.mainTitle}`), type: 'publication' },
    ],
    [
      'a correction of the other',
      doi('10.5555/sea'),
      { ...doi('10.5555/sea'), ...titled(`Erratum: ${TITLE.mainTitle}`) },
    ],
    [
      'part and whole',
      { ...doi('10.5555/sea'), ...copyOf('Doctoral thesis') },
      {
        ...doi('10.5555/sea'),
        ...copyOf('Article'),
        ...titled('Sea level along the northern coast and its rivers'),
      },
    ],
    [
      'other part numbers',
      { ...doi('10.5555/sea'), ...titled('Sea level of the north, part 1') },
      { ...doi('10.5555/sea'), ...titled('Sea level of the north, part 2') },
    ],
    ['data and text', { ...doi('10.5555/sea'), type: 'dataset', ...by('Roe, Richard') }, doi('10.5555/sea')],
  ])('share a DOI and stay apart, because %s', (reason, a, b) => {
    expect(verdictOf(a, b)).toContain(`but ${reason}`);
  });

  test.each<[string, Fields, Fields, string]>([
    [
      'a preprint and its article',
      pid('arXiv', '1707.08567'),
      { ...doi('10.5555/a'), ...copyOf('Article') },
      'IsVersionOf',
    ],
    [
      'a preprint with the article’s DOI beside its own',
      { pids: [{ scheme: 'doi', value: '10.1101/097196' }], ...copyOf('Preprint') },
      { ...doi('10.5555/a'), ...copyOf('Article') },
      'IsVersionOf',
    ],
    [
      'two versions of data',
      { type: 'dataset', version: '1.0', ...doi('10.5281/zenodo.1') },
      { type: 'dataset', version: '2.0', ...doi('10.5281/zenodo.2') },
      'IsPreviousVersionOf',
    ],
    [
      'data without version numbers',
      { type: 'dataset', ...doi('10.5281/zenodo.1') },
      { type: 'dataset', ...doi('10.5281/zenodo.2') },
      'HasVersion',
    ],
  ])('are versions: %s', (_rule, a, b, relation) => {
    expect(compareFacts(work(ONE, a), work(TWO, b))).toMatchObject({
      as: 'version',
      relation,
    });
  });

  test('two photographs with one title in one source are different', () => {
    const photo = (id: string) => work(id, { type: 'other', mainTitle: 'Boats in the harbor of Den Helder' });
    expect(compareFacts(photo(idOf('od_______166', 1)), photo(idOf('od_______166', 2)))).toBeNull();
    expect(compareFacts(photo(idOf('od_______166', 1)), photo(idOf('od_______165', 2)))).toMatchObject({
      as: 'same',
    });
  });

  test('comparing does not depend on the order', () => {
    const fields = fc.record({
      mainTitle: fc.constantFrom(
        'Tides',
        'Tides of the northern coast',
        'Erratum: Tides of the northern coast',
        '',
      ),
      authors: fc.constantFrom<Fields['authors'][]>(
        [],
        [{ fullName: 'Doe, Jane' }],
        [{ fullName: 'Роу, Р.' }],
      ),
      publicationDate: fc.constantFrom(null, '2020-05-01', '2021-01-01'),
      type: fc.constantFrom<ResearchProduct['type']>('publication', 'dataset'),
      pids: fc.constantFrom<Fields['pids'][]>(
        [],
        [{ scheme: 'doi', value: '10.5555/a' }],
        [{ scheme: 'arXiv', value: '1707.08567' }],
      ),
    });
    fc.assert(
      fc.property(fields, fields, (a, b) => {
        const [first, second] = [work(ONE, { ...a, originalIds: ['x'] }), work(TWO, b)];
        const [there, back] = [compareFacts(first, second), compareFacts(second, first)];
        expect([there?.as, there?.score]).toEqual([back?.as, back?.score]);
      }),
    );
  });
});
