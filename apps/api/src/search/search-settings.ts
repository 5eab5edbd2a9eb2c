import { z } from 'zod';
import { isWebAddress, optionalText, row, secretRow } from '../settings/settings-row.ts';

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const addresses = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  )
  .refine((urls) => urls.every(isAddress), 'must be addresses like https://search:9200, separated by commas');

const graphAddress = z
  .string()
  .transform((text) => text.replace(/\/+$/, '') || null)
  .refine(
    (url) => url === null || isWebAddress(url),
    'must be an address like https://api.openaire.eu/graph',
  );

export const SEARCH_SETTINGS = {
  GRAPH_UPSTREAM: row(
    graphAddress,
    '',
    'address',
    'Graph API to ask for records while visitors search, in place of your own records; without its version',
  ),
  GRAPH_UPSTREAM_TOKEN: secretRow(optionalText, 'text', 'token for that API, which raises its limits'),
  SEARCH_URL: row(
    addresses,
    '',
    'addresses',
    'addresses of an OpenSearch cluster, separated by commas; default: the index in DATA_DIR',
  ),
  SEARCH_INDEX: row(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9_-]{0,99}$/, 'must have lower-case letters, digits, _ and - only, at most 100'),
    'open-discovery',
    'name',
    'alias of the records on the cluster',
  ),
  SEARCH_USER: row(optionalText, '', 'name', 'user of the cluster'),
  SEARCH_PASSWORD: secretRow(optionalText, 'text', 'password of that user'),
  SEARCH_API_KEY: secretRow(optionalText, 'text', 'key of the cluster, instead of a user'),
  SEARCH_CA_FILE: row(
    optionalText,
    '',
    'file',
    'certificate of the authority that signed those of the cluster; default: the authorities of the system',
  ),
} as const;
