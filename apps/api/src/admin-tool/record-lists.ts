import { z } from 'zod';
import { inputOf } from '../http/input.ts';
import { listCount } from '../http/list-count.ts';

const MAX_CHARS = 2_000;
const MAX_PAGE = 100_000;
const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE_SIZE = 20;

const text = z
  .string("Parameter '{name}' must be given once")
  .max(MAX_CHARS, `Parameter '{name}' must be at most ${MAX_CHARS} characters`);

const pageShape = (counted: string) => ({
  page: listCount(MAX_PAGE, 1, 'Page, counted from 1'),
  pageSize: listCount(MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE, counted),
});

/** Returns the query of a list that is read page by page. */
export const pageQuery = (counted: string) => inputOf(z.object(pageShape(counted)));

/** Returns the query of a list that is searched and read page by page. */
export const listQuery = (searched: string, counted: string) =>
  inputOf(z.object({ search: text.default('').meta({ description: searched }), ...pageShape(counted) }));

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
