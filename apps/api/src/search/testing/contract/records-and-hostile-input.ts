import { describe, expect, test } from '@jest/globals';
import type { QueryNode } from '@open-discovery/search-fields';
import { EngineError } from '../../engine-error.ts';
import { runInContext } from '../../../access/request-context.ts';
import { WRITTEN_PRODUCTS } from '../golden-corpus.ts';
import { HOSTILE_TEXTS } from '../hostile-texts.ts';
import { facetsOf, idsOf, text } from './contract-session.ts';
import type { ContractSession } from './contract-session.ts';
import { ALL_RECORDS } from '../../engine-query.ts';

const describeRelations = ({ corpus, engine, testIf }: ContractSession): void => {
  describe('records and relations', () => {
    test('get returns records in the order of the ids, null for an unknown id', async () => {
      const ids = [WRITTEN_PRODUCTS[2]?.id ?? '', 'none', '__proto__', WRITTEN_PRODUCTS[0]?.id ?? ''];
      const found = await engine().get(ids);
      expect(found.map((item) => item?.record.id ?? null)).toEqual([ids[0], null, null, ids[3]]);
    });
    testIf('product-relations')('a relation can be followed in both directions', async () => {
      const withCitation = corpus.find(({ relations }) =>
        relations.some(({ relation }) => relation === 'Cites'),
      );
      const target = withCitation?.relations.find(({ relation }) => relation === 'Cites')?.target ?? '';
      const id = withCitation?.item.record.id ?? '';
      const page = { offset: 0, limit: 100 };
      expect(idsOf(await engine().related(id, 'Cites', page))).toEqual([target]);
      expect(idsOf(await engine().related(target, 'IsCitedBy', page))).toContain(id);
    });
    test('related records can be restricted to a kind', async () => {
      const { item, relations } = corpus.find(({ item: { kind } }) => kind === 'organization') ?? {};
      const id = item?.record.id ?? '';
      const works = relations?.filter(({ relation }) => relation === 'isAuthorInstitutionOf').length ?? 0;
      const page = { offset: 0, limit: 100, kind: 'product' as const };
      expect((await engine().related(id, 'isAuthorInstitutionOf', page)).total).toBe(works);
      const others = await engine().related(id, 'isAuthorInstitutionOf', { ...page, kind: 'service' });
      expect(others.total).toBe(0);
    });
    testIf('completions')('completions start with the given text', async () => {
      const suggestions = await engine().suggest('frisia', { limit: 5 });
      const words = await engine().suggest('cli', { limit: 5 });
      expect(suggestions.length + words.length).toBeGreaterThan(0);
      expect(words.map((one) => one.text.toLowerCase())).toContain('climate');
      expect(await engine().suggest('cli', { limit: 1 })).toHaveLength(1);
    });
  });
};

const describeSimilarTerms = ({ engine, describeIf }: ContractSession): void => {
  describeIf('spelling')('similar terms', () => {
    test.each([
      ['climtae', 'climate'],
      ['glaciar', 'glacier'],
    ])('%s is similar to %s', async (word, similar) => {
      const terms = await engine().similarTerms(word);
      expect(terms.map(({ term }) => term.toLowerCase())).toContain(similar);
      expect(terms.every(({ count }) => count > 0)).toBe(true);
    });
    test.each(HOSTILE_TEXTS)('%s has few similar terms or none', async (_name, hostile) => {
      expect((await engine().similarTerms(hostile)).length).toBeLessThan(10);
    });
  });
};

const describeWordCounts = ({ engine, describeIf }: ContractSession): void => {
  describeIf('similar-works')('counts of words', () => {
    test('are those of the records that a search finds', async () => {
      const words = ['climate', 'Frisian', 'nothing-has-this'];
      const queries = words.map((word) => ({
        ...ALL_RECORDS,
        text: text(word),
      }));
      expect(await engine().wordCounts(words)).toEqual(await engine().count(queries));
    });
  });
};

const describeExplanations = ({ search, describeIf }: ContractSession): void => {
  describeIf('explanations')('explanations', () => {
    test.each([
      [{}],
      [{ sort: [{ by: 'textRelevance' as const, descending: true }] }],
      [{ sort: [{ by: 'date' as const, descending: true }] }],
    ])('the contributions sum to the score with the options %j', async (order) => {
      const { hits } = await search({ text: text('sea climate'), explain: true, ...order });
      expect(hits.length).toBeGreaterThan(0);
      for (const { score, explain = [] } of hits) {
        expect(score).toBeGreaterThan(0);
        expect(explain.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(score, 4);
      }
    });
    test('by the relevance of the words, scores descend and only the words contribute', async () => {
      const sort = [{ by: 'textRelevance' as const, descending: true }];
      const { hits } = await search({ text: text('sea climate'), explain: true, sort });
      const scores = hits.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      const sources = hits.flatMap(({ explain = [] }) => explain.map(({ source }) => source));
      expect(sources.filter((source) => source === 'recency' || source === 'popularity')).toEqual([]);
    });
  });
};

const describeHighlights = ({ search, describeIf }: ContractSession): void => {
  describeIf('highlights')('highlights', () => {
    test('marks cover the matched words', async () => {
      const { hits } = await search({ text: text('frisian'), highlight: true });
      const title = hits[0]?.highlights?.['title'];
      const [start = 0, end = 0] = title?.marks[0] ?? [];
      expect(title?.text.slice(start, end)).toBe('Frisian');
      expect(title).toMatchObject({ cutStart: false, cutEnd: false });
    });
    test('a passage of an abstract is short and marks truncated ends', async () => {
      const { hits } = await search({ text: text('abstract:glacier'), highlight: true, limit: 100 });
      const passages = hits.flatMap(({ highlights }) => highlights?.['abstract'] ?? []);
      expect(passages.length).toBeGreaterThan(0);
      for (const { text: passage, marks } of passages) {
        expect(passage.length).toBeLessThanOrEqual(240);
        for (const [start, end] of marks) expect(passage.slice(start, end)).toMatch(/glacier/i);
      }
      expect(passages.some(({ cutEnd }) => cutEnd)).toBe(true);
    });
  });
};

const describeHostileInput = ({ search }: ContractSession): void => {
  describe('hostile input', () => {
    test.each(HOSTILE_TEXTS)('%s: an answer or a query error', async (_name, hostile) => {
      const answer = search({ text: text(hostile), facets: facetsOf('type'), highlight: true });
      const outcome = await answer.then(
        ({ total }) => total >= 0,
        (error: unknown) => error instanceof EngineError && ['query', 'words'].includes(error.reason),
      );
      expect(outcome).toBe(true);
    });
    test.each(['__proto__', 'constructor', 'no such field'])(
      'the field %j matches nothing',
      async (field) => {
        expect((await search({ text: { op: 'word', field, text: 'x' } })).total).toBe(0);
      },
    );
    test('as many parentheses as a query text may have are answered', async () => {
      const nested = Array.from({ length: 50 }).reduce<string>(
        (inner, _, level) => (level % 2 === 0 ? `(${inner} OR ice)` : `(${inner} level)`),
        'sea',
      );
      expect((await search({ text: text(nested) })).total).toBeGreaterThan(0);
    });
    test.each([61, 20_000])('a query of %d levels is refused with the limit', async (levels) => {
      const deep = Array.from({ length: levels - 1 }).reduce<QueryNode>((node) => ({ op: 'not', node }), {
        op: 'all',
      });
      const refused = { reason: 'query', message: 'The query has more than 60 levels.' };
      await expect(search({ text: deep })).rejects.toMatchObject(refused);
    });
    test('an aborted search is canceled', async () => {
      const context = { visitor: 'someone', signal: AbortSignal.abort() };
      const found = runInContext(context, () => search({ text: text('sea') }));
      await expect(found).rejects.toMatchObject({ reason: 'canceled' });
    });
  });
};

/** Tests records, relations, completions, highlights and hostile input. */
export const describeRecords = (session: ContractSession): void => {
  describeRelations(session);
  describeSimilarTerms(session);
  describeWordCounts(session);
  describeExplanations(session);
  describeHighlights(session);
  describeHostileInput(session);
};
