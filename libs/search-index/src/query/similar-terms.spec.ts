import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openIndex } from '../open-index.ts';
import { buildSample } from '../testing/build-sample.ts';
import { newFolder } from '../testing/new-folder.ts';
import { randomFrom } from '../testing/random-documents.ts';
import { sampleDocument } from '../testing/sample-schema.ts';
import type { SearchIndex } from '../index-types.ts';

const folder = newFolder();
const WORDS =
  'climates models modelling ocean oceans proteins protein glaciers Straße études library libraries'.split(
    ' ',
  );
let index: SearchIndex;

const totalOf = async (text: string): Promise<number> =>
  (await index.search({ node: { op: 'words', text }, filters: [], offset: 0, limit: 0 })).total;

beforeAll(async () => {
  const documents = WORDS.map((word, at) => sampleDocument(`id-${at}`, { title: `${word} of everything` }));
  const frequent = Array.from({ length: 5 }, (_, at) => sampleDocument(`more-${at}`, { title: 'form' }));
  const rare = [sampleDocument('rare', { title: 'fork' })];
  const networks = Array.from({ length: 3 }, (_, at) =>
    sampleDocument(`net-${at}`, {
      title: 'Networks',
      text: { abstract: 'Data Archiving and Networked Services' },
    }),
  );
  const archived = sampleDocument('archived', {
    title: 'Archived',
    text: { abstract: 'Data Archiving and Networked Services, networked' },
  });
  await buildSample(folder, [...documents, ...frequent, ...rare, ...networks, archived]);
  index = await openIndex({ folder });
});
afterAll(() => index.close());

/** A word with so many random slips after its first letter. */
const misspelt = (word: string, slips: number, random: () => number): string => {
  const letters = [...word];
  for (let slip = 0; slip < slips; slip += 1) {
    const at = 1 + Math.floor(random() * (letters.length - 1));
    const kind = Math.floor(random() * 3);
    letters.splice(at, kind === 0 ? 0 : 1, ...(kind === 1 ? [] : ['x']));
  }
  return letters.join('');
};

/** The edits between two words, by their definition. */
const editsBetween = (left: string, right: string): number => {
  if (left === '' || right === '') return left.length + right.length;
  const isSwap = left.length > 1 && left[0] === right[1] && left[1] === right[0];
  if (left[0] === right[0]) return editsBetween(left.slice(1), right.slice(1));
  return (
    1 +
    Math.min(
      editsBetween(left.slice(1), right),
      editsBetween(left, right.slice(1)),
      editsBetween(left.slice(1), right.slice(1)),
      isSwap ? editsBetween(left.slice(2), right.slice(2)) : Infinity,
    )
  );
};

describe('did you mean', () => {
  test('suggests only words that have hits', async () => {
    const random = randomFrom(3);
    for (let round = 0; round < 200; round += 1) {
      const word = WORDS[Math.floor(random() * WORDS.length)] ?? '';
      for (const { term } of await index.similarTerms(misspelt(word, 1 + Math.floor(random() * 3), random))) {
        expect({ term, total: await totalOf(term) }).toEqual({ term, total: expect.any(Number) });
        expect(await totalOf(term)).toBeGreaterThan(0);
      }
    }
  });

  test.each([
    ['a letter too many', 'occean', 'ocean'],
    ['a letter too few', 'clmate', 'climates'],
    ['another letter', 'glaciars', 'glaciers'],
    ['two letters swapped', 'protien', 'protein'],
    ['two slips in a long word', 'lybrari', 'library'],
    ['without diacritics', 'etxdes', 'études'],
  ])('%s: %s → %s', async (_, typed, meant) => {
    const [best] = await index.similarTerms(typed);
    expect(await totalOf(best?.term ?? '')).toBe(await totalOf(meant));
  });

  test.each([
    ['three slips are another word', 'glxcxxrs'],
    ['a short word may have one slip only', 'fxxm'],
    ['too short to tell', 'of'],
  ])('no suggestion: %s', async (_, typed) => {
    expect(await index.similarTerms(typed)).toEqual([]);
  });

  test('prefers the more frequent of equally similar words', async () => {
    expect((await index.similarTerms('forn')).map(({ term }) => term)).toEqual(['form', 'fork']);
  });

  test('spells a word as titles do, and one that is in no title as other texts do', async () => {
    expect((await index.similarTerms('netwroks')).map(({ term }) => term)).toEqual(['networks']);
    expect((await index.similarTerms('sevrices')).map(({ term }) => term)).toEqual(['services']);
  });

  test('finds the words that comparing all of them finds', async () => {
    const random = randomFrom(7);
    const letters = [...'aαкა'];
    const wordOf = (): string =>
      Array.from(
        { length: 4 + Math.floor(random() * 5) },
        (_, at) => letters[at === 0 ? 0 : Math.floor(random() * letters.length)],
      ).join('');
    const words = [...new Set(Array.from({ length: 200 }, wordOf))];
    const own = newFolder();
    await buildSample(
      own,
      words.map((word, at) => sampleDocument(`id-${at}`, { title: word })),
    );
    const other = await openIndex({ folder: own });
    for (let round = 0; round < 50; round += 1) {
      const typed = wordOf();
      const limit = typed.length <= 5 ? 1 : 2;
      const near = words
        .map((word) => editsBetween(word, typed))
        .filter((edits) => edits > 0 && edits <= limit);
      const found = (await other.similarTerms(typed)).map(({ term }) => editsBetween(term, typed));
      expect([typed, ...found]).toEqual([typed, ...near.sort().slice(0, 5)]);
    }
    await other.close();
  });
});
