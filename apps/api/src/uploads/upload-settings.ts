import type { z } from 'zod';
import { row, wholeNumber } from '../settings-row.ts';

/** Settings of uploads. */
export const UPLOAD_SETTINGS = {
  UPLOAD_LIMIT_KB: row(wholeNumber(1, 20_480), '2048', 'KB', 'Largest picture that can be uploaded'),
} as const;

type Rows = typeof UPLOAD_SETTINGS;
export type UploadSettings = { readonly [K in keyof Rows]: z.output<Rows[K]['schema']> };
