import { z } from 'zod';
import { foldAccents } from '../fold-accents.ts';
import { inputOf } from '../http/input.ts';
import { listCount } from '../http/list-count.ts';

const MAX_CHARS = 2_000;
const MAX_PAGE = 100_000;
const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE_SIZE = 20;

const text = z
  .string("Parameter '{name}' must be given once")
  .max(MAX_CHARS, `Parameter '{name}' must be at most ${MAX_CHARS} characters`);

const pageParameters = (counted: string) => ({
  page: listCount(MAX_PAGE, 1, 'Page, counted from 1'),
  pageSize: listCount(MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE, counted),
});

/** Returns the parameters of a list that is searched and read page by page. */
export const listParameters = (searched: string, counted: string) => ({
  search: text.default('').meta({ description: searched }),
  ...pageParameters(counted),
});

/** Returns the query of a list that is read page by page. */
export const pageQuery = (counted: string) => inputOf(z.object(pageParameters(counted)));

/** Returns the query of a list that is searched and read page by page. */
export const listQuery = (searched: string, counted: string) =>
  inputOf(z.object(listParameters(searched, counted)));

/** A page of the items that match words. */
export interface ListRequest {
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
}

/** Returns a page of the items whose text has all words of a search, whatever their case and accents. */
export const searchedPage = <Item>(
  items: readonly Item[],
  { search, page, pageSize }: ListRequest,
  textOf: (item: Item) => string,
) => {
  const words = foldAccents(search).split(/\s+/).filter(Boolean);
  const found = items.filter((item) => {
    const folded = foldAccents(textOf(item));
    return words.every((word) => folded.includes(word));
  });
  const from = (page - 1) * pageSize;
  return {
    header: { numFound: found.length, page, pageSize },
    results: found.slice(from, from + pageSize),
  };
};

/** The query of a call that finds the records which a text names. */
export const foundRecord = inputOf(
  z.object({
    record: text.meta({
      description: 'Id of a record, identifier such as a DOI, or address of a record’s page',
    }),
  }),
);

/** Returns the answer of a list that is read page by page. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    header: z.object({ numFound: z.int(), page: z.int(), pageSize: z.int() }),
    results: z.array(item),
  });
