import { KINDS, PERSON_PATH, PRODUCT_TYPES } from '@open-discovery/model';
import { EMPTY_QUERY, formatResultsAddress } from '@open-discovery/search-fields';
import { pageEntries, WORKS } from './page-entries.ts';
import { ASKED } from './search-parameters.ts';

/** The search parts of three addresses: of the page that is shown, of a link on it, of the pending navigation. */
interface Rebase {
  readonly shown: string;
  readonly target: string;
  readonly pending: string;
}

type Entry = readonly [name: string, value: string];

/** Parameters that have one value: a new one replaces the old one. */
const SINGLE_VALUED: ReadonlySet<string> = new Set([
  'keyword',
  'q',
  'from',
  'to',
  'box',
  'sort',
  'size',
  'view',
  'panel',
  'facet',
  'within',
  'advanced',
  'lang',
  ASKED,
]);

const TYPE_WORDS: ReadonlySet<string> = new Set(PRODUCT_TYPES.map((type) => KINDS[type].typeWord));

/** Every change of the query starts at its first page, so the page number is never carried over. */
const entriesOf = (search: string): readonly Entry[] =>
  [...new URLSearchParams(search)].filter(([name]) => name !== 'page');

const includes = (entries: readonly Entry[], [name, value]: Entry): boolean =>
  entries.some((entry) => entry[0] === name && entry[1] === value);

const difference = (entries: readonly Entry[], others: readonly Entry[]): readonly Entry[] =>
  entries.filter((entry) => !includes(others, entry));

/** The kinds that an address names; product types are values of a filter. */
const kindsOf = (entries: readonly Entry[]): string =>
  entries
    .filter(([name, value]) => name === 'type' && !TYPE_WORDS.has(value))
    .map(([, value]) => value)
    .join();

/**
 * Applies what a link changes about the shown page to the pending page, so that a quick second choice does not
 * undo the first. Another kind has other filters: a link to it stays unchanged.
 * @example rebaseSearch({ shown: 'from=2020', target: 'from=2020&access=OPEN', pending: '' }) // 'access=OPEN'
 */
export const rebaseSearch = ({ shown, target, pending }: Rebase): string => {
  const [from, to, base] = [entriesOf(shown), entriesOf(target), entriesOf(pending)];
  const removed = difference(from, to);
  const added = difference(to, from);
  if (pending === shown || [...removed, ...added].some((entry) => kindsOf([entry]) !== '')) return target;
  const isReplaced = ([name]: Entry): boolean =>
    SINGLE_VALUED.has(name) && added.some((entry) => entry[0] === name);
  const kept = difference(base, removed).filter((entry) => !isReplaced(entry));
  const entries = [...kept, ...difference(added, kept)].map((entry) => [...entry]);
  return entries.length === 0 ? formatResultsAddress(EMPTY_QUERY) : new URLSearchParams(entries).toString();
};

/** Reports whether an address shows results, whose links and form change the query that is shown. */
export const isResults = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  ['/', PERSON_PATH].includes(pathname)
    ? search !== ''
    : pageEntries(pathname, new URLSearchParams(search)).some(([name]) => name === WORKS);
