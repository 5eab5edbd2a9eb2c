/** Reports whether two given names can be the same: an initial matches any name that starts with it. */
const isCompatible = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === 0 ||
  b.length === 0 ||
  a.some((word) => b.some((other) => word.startsWith(other) || other.startsWith(word)));

/** Compares two names given as folded words, regardless of their order. */
const isSameName = (a: string, b: string): boolean => {
  if (a === b) return true;
  const [first, second] = [a.split(' '), b.split(' ')];
  const shared = first.filter((word) => word.length > 1 && second.includes(word));
  return (
    shared.length > 0 &&
    isCompatible(
      first.filter((word) => !shared.includes(word)),
      second.filter((word) => !shared.includes(word)),
    )
  );
};

const isLatin = (name: string): boolean => /[a-z]/.test(name);

/** The result of comparing the first authors of two works; `unknown` if one has none, or the names are in different scripts. */
export type AuthorMatch = 'all' | 'first' | 'some' | 'none' | 'unknown';

/** Authors that are hardly the same by chance. */
const MANY = 3;

/** Compares the first authors of two works, given as folded names. */
export const compareAuthors = (a: readonly string[], b: readonly string[]): AuthorMatch => {
  const [first, second] = [a[0], b[0]];
  if (first === undefined || second === undefined || isLatin(first) !== isLatin(second)) return 'unknown';
  const isAll = a.length >= MANY && a.length === b.length;
  if (isAll && a.every((name, at) => isSameName(name, b[at] ?? ''))) return 'all';
  if (isSameName(first, second)) return 'first';
  return a.some((name) => b.some((other) => isSameName(name, other))) ? 'some' : 'none';
};
