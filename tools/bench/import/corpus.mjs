import { writeLines } from '../write-lines.mjs';

const SEED = 20_260_101;
const SYLLABLES =
  'ba ce di fo gu ka le mi no pu ra se ti vo wu za bel cor dan fin gol hem kar lin mor nar'.split(' ');
const WORDS = 20_000;
const FEWEST_WORDS = 5;
const MOST_WORDS = 14;
const NAMES = 3000;
const MOST_AUTHORS = 5;
const YEARS = { first: 1980, count: 45 };
/** Shares of works that a second source has with the identifier, without it, as a preprint, and under a common title. */
const COPIES = { withDoi: 0.2, withoutDoi: 0.1, preprint: 0.03, series: 0.02 };
const SERIES = ['Annual report of the institute', 'Letter from the archive', 'Notes on the collection'];
const ID_DIGITS = 32;
/** The share of works that cite others, and the most that one cites. */
const CITING = { share: 0.5, most: 3 };

/** Creates a generator of numbers from 0 to 1 that starts from a seed (mulberry32). */
const randomFrom = (seed) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const wordOf = (number) => {
  let text = '';
  for (let rest = number + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    text += SYLLABLES[rest % SYLLABLES.length];
  return text;
};

const idOf = (namespace, number) =>
  `${namespace.padEnd(12, '_')}::${number.toString(16).padStart(ID_DIGITS, '0')}`;

/** Returns the relations of some works to works before them. */
const citationsOf = (number, random) =>
  number > 1 && random() < CITING.share
    ? Array.from({ length: 1 + Math.floor(random() * CITING.most) }, () => ({
        source: idOf('doi', number),
        target: idOf('doi', 1 + Math.floor(random() * (number - 1))),
        relType: { name: 'Cites' },
      }))
    : [];

/** Creates works of several sources, of which some describe the same work. */
const createWorks = () => {
  const random = randomFrom(SEED);
  const below = (count) => Math.floor(random() * count);
  const words = (count) => Array.from({ length: count }, () => wordOf(below(WORDS))).join(' ');
  const sources = ['Repository', 'Aggregator', 'Registry'].map((value, at) => ({
    key: idOf('source', at),
    value,
  }));
  return (number) => {
    const title =
      random() < COPIES.series ? SERIES[below(SERIES.length)] : words(FEWEST_WORDS + below(MOST_WORDS));
    const work = {
      id: idOf('doi', number),
      type: 'publication',
      mainTitle: title,
      descriptions: [words(60)],
      authors: Array.from({ length: 1 + below(MOST_AUTHORS) }, () => ({
        fullName: `${wordOf(below(NAMES))}, ${wordOf(below(NAMES))}`,
      })),
      publicationDate: `${YEARS.first + below(YEARS.count)}-05-01`,
      collectedFrom: [sources[0]],
      instances: [{ type: 'Article' }],
      pids: [{ scheme: 'doi', value: `10.5555/${number}` }],
    };
    const kind = random();
    const copy = { ...work, id: idOf('od_1', number), collectedFrom: [sources[1]] };
    if (kind < COPIES.withDoi) return [work, copy];
    if (kind < COPIES.withDoi + COPIES.withoutDoi) return [work, { ...copy, pids: [], descriptions: [] }];
    if (kind > 1 - COPIES.preprint)
      return [
        work,
        {
          ...copy,
          collectedFrom: [sources[2]],
          pids: [{ scheme: 'arXiv', value: `${1000 + below(9000)}.${10_000 + (number % 90_000)}` }],
        },
      ];
    return [work];
  };
};

/** Yields works, one after the other with its copies and the relations to works before it; the same ones at every call. */
export function* createEntries() {
  const next = createWorks();
  const random = randomFrom(SEED + 1);
  for (let number = 1; ; number += 1) yield { works: next(number), citations: citationsOf(number, random) };
}

function* createRecords(count) {
  let created = 0;
  for (const { works, citations } of createEntries()) {
    if (created >= count) return;
    created += works.length;
    yield* works;
    yield* citations;
  }
}

/** Writes records of works and their relations to a file, the given number of records; the same ones for the same number. */
export const writeCorpus = (file, records) => writeLines(file, createRecords(records));
