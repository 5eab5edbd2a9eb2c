import { Codebook, ENTRIES_MOST } from './codebook.ts';
import { wordEnd } from './word-end.ts';

/** A codebook is learned from the first documents, up to this size. */
export const SAMPLE_BYTES = 3 << 20;

/** Bytes and pairs of bytes, from which rare words are spelled. */
const BYTES = 64;
const PAIRS = 96;

/** A rarer word gains nothing, and neither does a shorter one, which is two bytes when it is spelled. */
const WORD_USES = 2;
const WORD_SHORTEST = 3;

/** A counted string; each character is a byte. */
type Counted = readonly [bytes: string, uses: number];

const countWords = (texts: readonly Buffer[]): Map<string, number> => {
  const counts = new Map<string, number>();
  let left = SAMPLE_BYTES;
  for (const whole of texts) {
    const text = whole.subarray(0, left);
    left -= text.length;
    for (let from = 0; from < text.length;) {
      const to = wordEnd(text, from);
      const word = text.toString('latin1', from, to);
      counts.set(word, (counts.get(word) ?? 0) + 1);
      from = to;
    }
  }
  return counts;
};

const byUses = ([, a]: Counted, [, b]: Counted): number => b - a;

/** A code takes one or two bytes. */
const savedBytes = ([word, uses]: Counted): number => uses * (word.length - 1);

const chooseWords = (counts: ReadonlyMap<string, number>): Counted[] =>
  [...counts]
    .filter(([word, uses]) => uses >= WORD_USES && word.length >= WORD_SHORTEST)
    .sort((a, b) => savedBytes(b) - savedBytes(a))
    .slice(0, ENTRIES_MOST - BYTES - PAIRS);

/** Returns the most frequent parts of some words, of the given length. */
const choosePieces = (words: readonly Counted[], length: number, most: number): string[] => {
  const counts = new Map<string, number>();
  for (const [word, uses] of words) {
    for (let at = 0; at + length <= word.length; at += 1) {
      const piece = word.slice(at, at + length);
      counts.set(piece, (counts.get(piece) ?? 0) + uses);
    }
  }
  return [...counts]
    .sort(byUses)
    .slice(0, most)
    .map(([piece]) => piece);
};

/** Learns the frequent strings of documents from a sample: words, and pieces of the other words. */
export const learnCodebook = (texts: readonly Buffer[]): Codebook => {
  const counts = countWords(texts);
  const words = chooseWords(counts);
  for (const [word] of words) counts.delete(word);
  const rare = [...counts];
  const entries = [
    ...choosePieces(rare, 1, BYTES),
    ...choosePieces(rare, 2, PAIRS),
    ...words.sort(byUses).map(([word]) => word),
  ];
  return new Codebook(entries.map((entry) => Buffer.from(entry, 'latin1')));
};
