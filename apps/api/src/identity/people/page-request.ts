import { z } from 'zod';

const MAX_PAGE = 1_000_000;
const MAX_SIZE = 100;

const counted = (most: number, fallback: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= most, {
      message: `{name} must be a whole number from 1 to ${most}`,
    })
    .transform(Number)
    .default(fallback);

/** The parameters of a page of a list. */
export const PAGE_PARAMETERS = {
  page: counted(MAX_PAGE, 1).describe('Number of the page, from 1'),
  size: counted(MAX_SIZE, 50).describe('Entries on a page'),
};

export interface PageRequest {
  readonly page: number;
  readonly size: number;
}

/** A page of a list, with the number of all entries. */
export interface ListPage<T> {
  readonly total: number;
  readonly results: readonly T[];
}

/** Returns the number of entries before a page. */
export const offsetOf = ({ page, size }: PageRequest): number => (page - 1) * size;

export const listPageSchema = <T extends z.ZodType>(entry: T) =>
  z.object({ total: z.int().describe('Number of all entries'), results: z.array(entry) });
