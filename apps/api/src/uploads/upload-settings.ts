import { row, wholeNumber } from '../settings/settings-row.ts';
import type { SettingsOf } from '../settings/settings-row.ts';

export const UPLOAD_SETTINGS = {
  UPLOAD_LIMIT_KB: row(wholeNumber(1, 20_480), '2048', 'KB', 'maximum size of an uploaded image'),
  UPLOADS_TOTAL_MB: row(
    wholeNumber(1, 1_000_000),
    '1024',
    'MB',
    'maximum size of all uploaded images; further ones get a 507',
  ),
  SVG_TIME_LIMIT_MS: row(
    wholeNumber(100, 600_000),
    '10000',
    'ms',
    'time limit of cleaning an uploaded SVG, which has its own thread',
  ),
} as const;

export type UploadSettings = SettingsOf<typeof UPLOAD_SETTINGS>;
