import { z } from 'zod';
import { row } from '../settings/settings-row.ts';

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol) && new URL(text).origin === text;

const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const ORIGINS_MESSAGE = 'must be *, none, or origins such as https://example.org, separated by commas';

/** The setting for cross-origin requests: `'*'` for all origins, or the list of allowed ones. */
export const CROSS_ORIGIN_SETTINGS = {
  CORS_ORIGINS: row(
    z
      .string()
      .refine((text) => ['*', 'none'].includes(text) || splitList(text).every(isOrigin), ORIGINS_MESSAGE)
      .transform((text) => (text === '*' ? text : text === 'none' ? [] : splitList(text))),
    '*',
    'origins',
    'websites whose scripts may read the public API; none for no other website',
  ),
} as const;

/** The websites whose scripts may read the public API. */
export type Origins = z.output<(typeof CROSS_ORIGIN_SETTINGS)['CORS_ORIGINS']['schema']>;
