import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { analyze } from '../analysis/analyze.ts';
import { highlight } from './highlight.ts';

const PIECES = [
  'sea',
  'Seas',
  'ÉTUDE',
  'études',
  'naïve',
  'ﬁnding',
  'Straße',
  '😀',
  '👩‍🔬',
  '𝒮𝑒𝒶',
  '𠮷野家',
  '科学',
  'がく',
  'e\u0301',
  'v1.2',
  '10.1038/nature12373',
  '&amp;',
  '<b>',
  "Darwin's",
  '\ud800',
  'ภาษาไทย',
  '—',
  '\n',
];
const texts = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 60 })
  .map((pieces) => pieces.join(' '));
const isHalf = (text: string, at: number): boolean =>
  /^[\udc00-\udfff]/.test(text.slice(at)) && /[\ud800-\udbff]$/.test(text.slice(0, at));

describe('a highlight', () => {
  test('marks exactly the matching words within an excerpt, and splits no character', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.integer({ min: 1, max: 200 }), (text, choice, characters) => {
        const tokens = analyze(text, 'text');
        const wanted = tokens[choice % Math.max(1, tokens.length)];
        fc.pre(wanted !== undefined);
        const found = highlight(
          text,
          'text',
          { terms: new Set([wanted?.term ?? '']), prefixes: [] },
          characters,
        );
        const start = text.indexOf(found?.text ?? 'nothing');
        expect(start).toBeGreaterThanOrEqual(0);
        expect(found?.marks.length).toBeGreaterThan(0);
        for (const [from, to] of [...(found?.marks ?? []), [0, found?.text.length ?? 0] as const]) {
          expect([from, to].map((at) => isHalf(text, start + at))).toEqual([false, false]);
        }
        for (const [from, to] of found?.marks ?? []) {
          const terms = analyze(found?.text.slice(from, to) ?? '', 'text').map(({ term }) => term);
          expect(terms).toContain(wanted?.term);
        }
      }),
    );
  });

  test('reports whether its text continues before and after it', () => {
    const text = 'one two three four five six seven eight nine ten';
    const cuts = (term: string, characters: number) => {
      const found = highlight(text, 'text', { terms: new Set([term]), prefixes: [] }, characters);
      return [found?.cutStart, found?.cutEnd];
    };
    expect(cuts('one', 20)).toEqual([false, true]);
    expect(cuts('six', 20)).toEqual([true, true]);
    expect(cuts('ten', 20)).toEqual([true, false]);
    expect(cuts('six', 200)).toEqual([false, false]);
  });

  test('shows the window with the most distinct words, the first of several', () => {
    const text = 'sea sea sea far away ice sea far away the sea and the ice and the wind far away';
    const terms = new Set(['sea', 'ice', 'wind']);
    expect(highlight(text, 'text', { terms, prefixes: [] }, 12)?.text).toContain('ice sea');
    expect(highlight(text, 'text', { terms, prefixes: [] }, 30)?.text).toContain('the wind');
    expect(highlight(text, 'text', { terms, prefixes: [] }, 2)?.text).toBe('sea');
  });

  test('of a text in which every word matches costs little more than finding the words', () => {
    const text = 'ab ac ad ae af ag ah ai aj ak '.repeat(8_000);
    const begin = performance.now();
    const found = highlight(text, 'text', { terms: new Set(), prefixes: ['a'] }, 120_000);
    expect(found?.marks.length).toBe(40_000);
    // A comparison of all words with each other takes minutes.
    expect(performance.now() - begin).toBeLessThan(10_000);
  });

  test.each([
    ['folded text', 'Une ÉTUDE naïve', ['etud'], ['ÉTUDE']],
    ['a letter that becomes two', 'In der Straße.', ['strass'], ['Straße']],
    ['a ligature', 'ﬁnding it', ['find'], ['ﬁnding']],
    ['stemmed text', 'modelling of models', ['model'], ['modelling', 'models']],
    ['beyond the basic plane', '😀 sea 😀', ['sea'], ['sea']],
    ['an entity is plain text', 'R&amp;D and D', ['d'], ['D', 'D']],
    ['combined characters', 'e\u0301te\u0301 2020', ['ete', 'et'], ['e\u0301te\u0301']],
  ])('%s', (_, text, terms, expected) => {
    const found = highlight(text, 'text', { terms: new Set(terms), prefixes: [] }, 100);
    expect(found?.marks.map(([from, to]) => found.text.slice(from, to))).toEqual(expected);
  });
});
