import { stripKindPrefix } from '@open-discovery/graph-index';
import { UsageError } from '../usage-error.ts';

/** A line of a file of corrections: records that are the same, or that are all different. */
interface Correction {
  readonly ids: readonly string[];
  /** File and line, such as `same.txt:3`. */
  readonly place: string;
}

/** The decisions of people about records. They override every rule. */
export interface Corrections {
  readonly same: readonly Correction[];
  readonly different: readonly Correction[];
}

export const NO_CORRECTIONS: Corrections = { same: [], different: [] };

const RECORD_ID = /^[^:|\s]{12}::?\S+$/;
const FEWEST = 2;

const parseLine = (line: string, place: string): Correction[] => {
  const words = line
    .replace(/(?:^|\s)#.*$/, '')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const ids = [...new Set(words.map(stripKindPrefix))];
  const wrong = ids.find((id) => !RECORD_ID.test(id));
  if (wrong !== undefined)
    throw new UsageError(`${place}: ${wrong} is not an id of a record, such as doi_________::0085d346….`);
  if (ids.length < FEWEST) throw new UsageError(`${place}: needs the ids of two records or more.`);
  return [{ ids, place }];
};

const parseFile = (name: string, text: string): Correction[] =>
  text.split(/\r?\n/).flatMap((line, at) => parseLine(line, `${name}:${at + 1}`));

/** Throws if records of a line of `different.txt` are the same by `same.txt`. */
const checkTogether = ({ same, different }: Corrections): void => {
  const groups = new Map<string, Set<string>>();
  for (const { ids } of same) {
    const group = new Set(ids.flatMap((id) => [id, ...(groups.get(id) ?? [])]));
    for (const id of group) groups.set(id, group);
  }
  for (const { ids, place } of different)
    for (const id of ids) {
      const other = ids.find((one) => one !== id && groups.get(id)?.has(one));
      if (other !== undefined) throw new UsageError(`${place}: ${id} and ${other} are the same by same.txt.`);
    }
};

/**
 * Parses the two files of corrections: two or more ids of records a line, `#` starts a comment. Throws a
 * {@link UsageError} with file and line for anything else, and for records that are both.
 * @example parseCorrections({ same: 'doi_________::1 od_______165::2', different: '' })
 */
export const parseCorrections = (texts: {
  readonly same: string;
  readonly different: string;
}): Corrections => {
  const corrections = {
    same: parseFile('same.txt', texts.same),
    different: parseFile('different.txt', texts.different),
  };
  checkTogether(corrections);
  return corrections;
};

const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Returns the line that says that two records are different; `null` if none does. */
export type Differences = (a: string, b: string) => string | null;

/** Indexes the lines of `different.txt` by pairs of ids; `null` if there are none. */
export const createDifferences = ({ different }: Corrections): Differences | null => {
  if (different.length === 0) return null;
  const places = new Map<string, string>();
  for (const { ids, place } of different)
    for (const [at, id] of ids.entries())
      for (const other of ids.slice(at + 1)) places.set(pairKey(id, other), place);
  return (a, b) => places.get(pairKey(a, b)) ?? null;
};
