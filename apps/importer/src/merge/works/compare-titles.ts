/** Share of common items of two lists, counted with repetitions: 1 for equal lists. */
const dice = (a: readonly string[], b: readonly string[]): number => {
  if (a.length + b.length === 0) return 0;
  const counts = new Map<string, number>();
  for (const item of a) counts.set(item, (counts.get(item) ?? 0) + 1);
  let common = 0;
  for (const item of b) {
    const left = counts.get(item) ?? 0;
    if (left > 0) common += 1;
    counts.set(item, left - 1);
  }
  return (2 * common) / (a.length + b.length);
};

const pairsOfLetters = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));

/** A title without its subtitle has at least this many words. */
const MAIN_TITLE_WORDS = 4;

/** The results of comparing two titles, closest first. */
export type TitleMatch = 'equal' | 'close' | 'similar' | 'part' | 'other' | 'contradiction';

const CLOSE = 0.95;
const SIMILAR = 0.9;
/** Below, titles have no more in common than any two titles of one subject. */
const UNRELATED = { words: 0.45, letters: 0.6 };
/** Words shorter than this, such as articles, say nothing about the subject. */
const SUBJECT_LETTERS = 4;

const subjectWords = (title: string): string[] =>
  title.split(' ').filter((word) => word.length >= SUBJECT_LETTERS);

const isPart = (shorter: string, longer: string): boolean =>
  shorter.split(' ').length >= MAIN_TITLE_WORDS && ` ${longer} `.includes(` ${shorter} `);

/**
 * Compares two titles given as folded words: by the words and pairs of letters that they share, and whether one is
 * the other without its subtitle.
 */
const compareTitles = (a: string, b: string): TitleMatch => {
  const [first, second] = [a.replaceAll(' ', ''), b.replaceAll(' ', '')];
  if (first === second) return 'equal';
  const letters = dice(pairsOfLetters(first), pairsOfLetters(second));
  if (letters >= CLOSE) return 'close';
  if (letters >= SIMILAR) return 'similar';
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  if (isPart(shorter, longer)) return 'part';
  const words = dice(subjectWords(a), subjectWords(b));
  return words < UNRELATED.words && letters < UNRELATED.letters ? 'contradiction' : 'other';
};

/** Reports whether two titles, given as folded words, are those of different things. */
export const contradict = (a: string, b: string): boolean => compareTitles(a, b) === 'contradiction';

const ORDER: readonly TitleMatch[] = ['equal', 'close', 'similar', 'part', 'other', 'contradiction'];

/** Returns the closest match of any title of one work with any of another; `null` if one has none. */
export const closestTitles = (a: readonly string[], b: readonly string[]): TitleMatch | null => {
  // Comparing letters takes long, and most works that are compared are the same.
  if (a.some((title) => b.includes(title))) return 'equal';
  const found = new Set(a.flatMap((title) => b.map((other) => compareTitles(title, other))));
  return ORDER.find((match) => found.has(match)) ?? null;
};
