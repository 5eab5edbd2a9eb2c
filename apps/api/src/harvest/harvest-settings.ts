import { optionalText, row, wholeNumber } from '../settings/settings-row.ts';

export const HARVEST_SETTINGS = {
  HARVEST_CONTACT: row(
    optionalText.refine(
      (text) => text === null || /^[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+$/.test(text),
      'must be an e-mail address',
    ),
    '',
    'e-mail',
    'contact address for the services that are harvested; without it, the console starts no harvest of them',
  ),
  RECORD_FILES_TOTAL_MB: row(
    wholeNumber(1, 10_000_000),
    '10240',
    'MB',
    'maximum size of all files of records that are uploaded in the console; further ones get a 507',
  ),
} as const;
