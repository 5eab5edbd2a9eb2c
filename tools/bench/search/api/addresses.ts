import { FACET_NAMES, PLANTED } from '../corpus.ts';
import { wordOf } from '../vocabulary.ts';

const PER_CLASS = 20;
const FACETS = FACET_NAMES.join();

type Parameters = Record<string, string>;

const products = (parameters: Parameters): string => `research-products?${query(parameters)}`;
const query = (parameters: Parameters): string => new URLSearchParams(parameters).toString();
const frequent = (at: number): string => wordOf(20 + at);

/** The classes of API requests. Each row returns its n-th URL. */
const CLASSES: Record<string, (at: number) => string> = {
  'frequent word': (at) => products({ search: frequent(at) }),
  '3 words': (at) => products({ search: `${frequent(at)} ${wordOf(60 + at)} ${wordOf(130 + at)}` }),
  phrase: (at) => products({ search: `"${(PLANTED[at]?.words ?? []).join(' ')}"` }),
  'word in the title': (at) => products({ mainTitle: frequent(at) }),
  'word, 10 facets': (at) => products({ search: frequent(at), facets: FACETS }),
  'filters, 10 facets, by date': (at) =>
    products({
      type: 'publication',
      fromPublicationYear: String(1990 + at),
      facets: FACETS,
      sortBy: 'publicationDate DESC',
    }),
  'everything, 10 facets': () => products({ facets: FACETS }),
  'page 100': (at) => products({ search: frequent(at), page: '100' }),
  suggestions: (at) => `suggest?${query({ prefix: wordOf(20 + at).slice(0, 3) })}`,
  record: (at) => `research-products/record-${at * 97}`,
};

/** Returns the benchmark's URLs relative to the Graph API, with the classes interleaved. */
export const benchAddresses = (): string[] =>
  Array.from({ length: PER_CLASS }, (_, at) => Object.values(CLASSES).map((toUrl) => toUrl(at))).flat();
