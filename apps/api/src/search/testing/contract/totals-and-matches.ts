import { describe, expect, test } from '@jest/globals';
import { WRITTEN_PRODUCTS } from '../golden-corpus.ts';
import { products, text } from './contract-session.ts';
import type { ContractSession } from './contract-session.ts';

const describeTotals = ({ corpus, engine, productCount, search, testIf }: ContractSession): void => {
  describe('totals', () => {
    test('an empty query matches all records of the kind', async () => {
      expect((await search({})).total).toBe(productCount);
    });
    testIf('all-kinds')('kind null searches all kinds', async () => {
      expect((await search({ kind: null })).total).toBe(corpus.length);
    });
    test('count returns the total of each query', async () => {
      const queries = ['sea', 'sea level', 'sea OR level', '-sea', 'title:sea', '"sea level"'].map((words) =>
        products({ text: text(words) }),
      );
      const totals = await Promise.all(queries.map(async (query) => (await engine().search(query)).total));
      expect(await engine().count(queries)).toEqual(totals);
    });
    test('several searches have the answers of each', async () => {
      const queries = ['sea', 'zzzzz', 'title:sea'].map((words) => products({ text: text(words), limit: 3 }));
      const each = await Promise.all(queries.map((query) => engine().search(query)));
      expect(await engine().searchEach(queries)).toEqual(each);
    });
    test('the totals of a word and its negation sum to all records', async () => {
      const [found, rest] = await engine().count([
        products({ text: text('sea') }),
        products({ text: text('-sea') }),
      ]);
      expect(found).toBeGreaterThan(0);
      expect((found ?? 0) + (rest ?? 0)).toBe(productCount);
    });
    test('the total of OR is the sum of the totals minus that of AND', async () => {
      const [either = 0, both = 0, one = 0, other = 0] = await engine().count(
        ['sea OR coast', 'sea coast', 'sea', 'coast'].map((words) => products({ text: text(words) })),
      );
      expect(either).toBe(one + other - both);
    });
    test('a limit of 0 returns only the total', async () => {
      const answer = await search({ limit: 0 });
      expect(answer.total).toBe(productCount);
      expect(answer.hits).toEqual([]);
    });
  });
};

const describeHits = ({ search, testIf }: ContractSession): void => {
  describe('hits', () => {
    test.each([
      ['words in any order', 'coast frisian', 'Sea level rise along the Frisian coast'],
      ['other inflections', 'levels rising frisian', 'Sea level rise along the Frisian coast'],
      ['a phrase', '"level rise along"', 'Sea level rise along the Frisian coast'],
      ['a DOI in upper case', '10.1234/FRISIA', 'Sea level rise along the Frisian coast'],
      ['Chinese', '海平面', '海平面上升的观测'],
      ['without umlauts', 'uber grosse wellen', 'Über die Größe der Wellen'],
      ['with umlauts', 'Größe', 'Über die Größe der Wellen'],
      ['Russian', 'моря климат', 'Уровень моря и климат'],
      ['French without accents', 'elevation niveau mer', 'L’élévation du niveau de la mer'],
      ['Arabic', 'سطح البحر', 'ارتفاع مستوى سطح البحر'],
      ['markup is not part of words', 'CO2 H2O', 'CO<sub>2</sub> and H<sub>2</sub>O: a 😀 short note'],
      [
        'names of the programming language are words',
        '__proto__ constructor',
        'Constructor __proto__ toString',
      ],
    ])('%s', async (_rule, words, title) => {
      const { hits } = await search({ text: text(words) });
      expect(hits.map(({ record }) => ('mainTitle' in record ? record.mainTitle : ''))).toContain(title);
    });
    testIf('prefixes')('a prefix', async () => {
      const { hits } = await search({ text: text('frisi*') });
      expect(hits.map(({ record }) => record.id)).toContain(WRITTEN_PRODUCTS[0]?.id);
    });
    test('a match in the title ranks above a match in the abstract', async () => {
      const { hits } = await search({ text: text('glacier'), limit: 100 });
      const inTitle = hits.map(
        ({ record }) => 'mainTitle' in record && /glacier/i.test(record.mainTitle ?? ''),
      );
      expect(inTitle[0]).toBe(true);
    });
    testIf('scores')('scores descend, and maxScore is the first', async () => {
      const { hits, maxScore } = await search({ text: text('sea level'), limit: 50 });
      const scores = hits.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(maxScore).toBeCloseTo(scores[0] ?? 0, 5);
    });
  });
};

/** Tests totals, hits and their ranking. */
export const describeMatches = (session: ContractSession): void => {
  describeTotals(session);
  describeHits(session);
};
