import { z } from 'zod';
import { optionsOf } from '../../source.ts';
import type { Source } from '../../source.ts';
import { formatOaiDate, parseOaiDate } from './oai-dates.ts';
import type { OaiRecord } from './read-oai-answer.ts';

/** The position at which an OAI-PMH harvest continues. */
export const positionSchema = z.object({
  step: z.enum(['identify', 'formats', 'list']),
  format: z.string().nullable(),
  /** Index of the set that is listed; without sets, 0. */
  set: z.int().nonnegative(),
  from: z.string().nullable(),
  /** The first `from` of each set; later ones start a list again. */
  firstFrom: z.string().nullable(),
  token: z.string().nullable(),
  granularity: z.enum(['day', 'second']),
  /** The server's clock at the first answer. */
  serverDate: z.string().nullable(),
  /** The latest datestamp of the list so far; `null` as soon as the list is not in their order. */
  lastDate: z.string().nullable(),
  isOrdered: z.boolean(),
  /** An earlier page, with which later ones are compared to notice a circle of tokens; how many came after it, and its turn. */
  mark: z.object({ token: z.string(), first: z.string().nullable() }).nullable().default(null),
  pagesSinceMark: z.int().nonnegative().default(0),
  pagesUntilMark: z.int().positive().default(1),
  /** The number of times the list was restarted because the server had forgotten its resumption token. */
  restarts: z.int().nonnegative(),
});
export type OaiPosition = z.output<typeof positionSchema>;

/** Writes a date in the granularity of the server. */
export const inGranularity = (
  date: string | null,
  granularity: OaiPosition['granularity'],
): string | null => {
  const parsed = date === null ? null : parseOaiDate(date);
  return parsed === null ? null : formatOaiDate(parsed, granularity);
};

/** A list without pages so far. */
export const NO_PAGES = { mark: null, pagesSinceMark: 0, pagesUntilMark: 1 } as const;

type Page = NonNullable<OaiPosition['mark']>;

/** Reports whether a page is the one that later pages are compared with: then its token leads in a circle. */
export const isMarked = ({ mark }: OaiPosition, { token, first }: Page): boolean =>
  mark !== null && mark.token === token && mark.first === first;

/**
 * Counts a page. Each mark is replaced after twice as many pages as the one before, so that a circle of any length is noticed
 * (Brent, “An improved Monte Carlo factorization algorithm”, 1980).
 */
export const countPage = (
  { mark, pagesSinceMark, pagesUntilMark }: OaiPosition,
  page: Page,
): Pick<OaiPosition, 'mark' | 'pagesSinceMark' | 'pagesUntilMark'> =>
  pagesSinceMark + 1 < pagesUntilMark
    ? { mark, pagesSinceMark: pagesSinceMark + 1, pagesUntilMark }
    : { mark: page, pagesSinceMark: 0, pagesUntilMark: pagesUntilMark * 2 };

/** Goes on with the next set, or ends the list. */
export const afterSet = (source: Source, position: OaiPosition): OaiPosition | null =>
  position.set + 1 >= optionsOf(source, 'set').length
    ? null
    : {
        ...position,
        set: position.set + 1,
        from: position.firstFrom,
        token: null,
        lastDate: null,
        isOrdered: true,
        ...NO_PAGES,
      };

/** Returns what the datestamps of a page say about the order of the list. */
export const orderAfter = (
  { lastDate, isOrdered }: OaiPosition,
  records: readonly OaiRecord[],
): Pick<OaiPosition, 'lastDate' | 'isOrdered'> => {
  const dates = records.map(({ datestamp }) => datestamp);
  const all = lastDate === null ? dates : [lastDate, ...dates];
  const inOrder = all.every(
    (date, at) => parseOaiDate(date) !== null && (at === 0 || date >= (all[at - 1] ?? '')),
  );
  return { isOrdered: isOrdered && inOrder, lastDate: isOrdered && inOrder ? (all.at(-1) ?? null) : null };
};

/** Starts the list again where it is known to be complete: by date if the list is in its order, else from its start. */
export const restarted = (position: OaiPosition): OaiPosition => {
  const { lastDate, granularity, restarts } = position;
  const last = lastDate === null ? null : parseOaiDate(lastDate);
  return {
    ...position,
    token: null,
    from: last === null ? position.from : formatOaiDate(last, granularity),
    lastDate: null,
    isOrdered: true,
    ...NO_PAGES,
    restarts: restarts + 1,
  };
};
