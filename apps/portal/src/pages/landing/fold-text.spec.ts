import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { foldText } from './fold-text.ts';

const sentences = (count: number) =>
  Array.from({ length: count }, (_, at) => `Sentence number ${at} is here.`).join(' ');
const LONG = sentences(200);

describe('a long abstract', () => {
  test('is cut after a sentence, and continues where it was cut', () => {
    const { shown, folded } = foldText([LONG]);
    expect(shown).toHaveLength(1);
    expect(shown[0]?.length).toBeLessThanOrEqual(1_200);
    expect(shown[0]).toMatch(/is here\.$/);
    expect(`${shown[0] ?? ''} ${folded[0] ?? ''}`).toBe(LONG);
  });

  test('of several paragraphs begins with the first of them', () => {
    const { shown, folded } = foldText([sentences(20), sentences(30), sentences(30)]);
    expect([shown.length, folded.length]).toEqual([2, 2]);
  });

  test('is never cut within a mark', () => {
    const marked = `<i>${sentences(60)}</i> ${sentences(60)}`;
    expect(foldText([marked])).toEqual({ shown: [marked], folded: [] });
  });

  test('without a sentence stays whole', () => {
    const words = 'word '.repeat(1_000);
    expect(foldText([words])).toEqual({ shown: [words], folded: [] });
  });
});

test('a short abstract is not cut', () => {
  expect(foldText(['One.', 'Two.'])).toEqual({ shown: ['One.', 'Two.'], folded: [] });
});

test('no word is lost or repeated', () => {
  const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/).filter(Boolean);
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z. <>/i]{0,900}$/), { maxLength: 6 }), (paragraphs) => {
      const { shown, folded } = foldText(paragraphs);
      expect(words([...shown, ...folded])).toEqual(words(paragraphs));
    }),
    { numRuns: 30 },
  );
});
