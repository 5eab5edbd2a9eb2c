import { plainText } from '@open-discovery/model';
import type { LinkedWork, ResearchProduct } from '@open-discovery/model';
import { fold } from '@open-discovery/search-index/text';
import type { LinkedProduct } from './work-profile.ts';

/** Relations between versions, forms and copies of one work. */
const SAME_WORK: ReadonlySet<string> = new Set<LinkedWork['relation']>([
  'IsNewVersionOf',
  'IsPreviousVersionOf',
  'HasVersion',
  'IsVersionOf',
  'IsOriginalFormOf',
  'IsVariantFormOf',
  'Obsoletes',
  'IsObsoletedBy',
  'IsIdenticalTo',
]);

/** Words by which titles of versions and copies of one work differ. */
const VERSION_WORDS: ReadonlySet<string> = new Set([
  'v',
  'ver',
  'version',
  'release',
  'revision',
  'edition',
  'update',
  'updated',
  'corrected',
  'preprint',
  'postprint',
]);

/** Returns a key that is the same for the titles of all versions of a work; empty without a title. */
const workKey = ({ mainTitle }: ResearchProduct): string =>
  (fold(plainText(mainTitle ?? '')).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !VERSION_WORDS.has(word) && !/^v?\d+$/.test(word))
    .join(' ');

/** Titles of copies differ by a word that one source left out, and by the title in a second language. */
const ALMOST_ALL = 0.9;
const MANY_WORDS = 6;

const areSameTitles = (one: string, other: string): boolean => {
  if (one === other) return one !== '';
  const [words, others] = [new Set(one.split(' ')), new Set(other.split(' '))];
  const fewer = Math.min(words.size, others.size);
  return fewer >= MANY_WORDS && [...words].filter((word) => others.has(word)).length >= ALMOST_ALL * fewer;
};

const pidsOf = ({ pids, instances }: ResearchProduct): string[] =>
  [...(pids ?? []), ...(instances ?? []).flatMap((copy) => copy.pids ?? [])].flatMap(({ value }) =>
    value ? [value.toLowerCase()] : [],
  );

const isLinkedVersion = ({ links = [] }: LinkedProduct, id: string): boolean =>
  links.some((link) => link.id === id && SAME_WORK.has(link.relation));

/**
 * Reports whether two records are one work: versions by their links, or copies by an identifier or by their titles, apart
 * from the numbers and names of versions.
 */
export const isSameWork = (one: LinkedProduct, other: LinkedProduct): boolean => {
  if (one.record.id === other.record.id) return true;
  if (isLinkedVersion(one, other.record.id) || isLinkedVersion(other, one.record.id)) return true;
  if (areSameTitles(workKey(one.record), workKey(other.record))) return true;
  const pids = new Set(pidsOf(one.record));
  return pidsOf(other.record).some((pid) => pids.has(pid));
};
