import type { PortalConfiguration } from '@open-discovery/config';
import {
  formatAddress,
  LINKSET_FORMATS,
  RECORD_FORMAT_NAMES,
  RECORD_FORMATS,
} from '@open-discovery/export-formats';
import { chooseMediaType } from '@open-discovery/http-server';
import { kindOf } from '@open-discovery/model';
import { hasOwnFormats, placeOf } from './public-urls.ts';
import { recordAddressOf } from './shown-on-page.ts';
import type { RecordAddress } from './shown-on-page.ts';

/** Where a client is sent that takes no page, or what is said to one that takes nothing we have. */
export type Negotiated =
  | { readonly is: 'page' }
  | { readonly is: 'elsewhere'; readonly address: string }
  | { readonly is: 'nothing'; readonly offered: string };

const PAGE: Negotiated = { is: 'page' };
const HTML = 'text/html';
/** Formats of software alone; and of products alone. */
const OF_SOFTWARE: readonly string[] = ['codemeta', 'cff'];
const OF_PRODUCTS: readonly string[] = ['openaire', ...OF_SOFTWARE];

/** Each media type on offer for a kind of record, with the format that it asks for. */
const offeredFor = ({ kind }: RecordAddress): Map<string, string> => {
  const left = kindOf(kind) !== 'product' ? OF_PRODUCTS : kind === 'software' ? [] : OF_SOFTWARE;
  return new Map([
    ...RECORD_FORMAT_NAMES.filter((name) => !left.includes(name)).flatMap((name) =>
      RECORD_FORMATS[name].mediaTypes.map((type): [string, string] => [type, name]),
    ),
    ...Object.entries(LINKSET_FORMATS).map(([name, { mediaType }]): [string, string] => [mediaType, name]),
  ]);
};

/** Whether what an address answers depends on what its client accepts. */
export const isNegotiated = (url: URL, configuration: PortalConfiguration): boolean =>
  hasOwnFormats(configuration) && recordAddressOf(url) !== null;

/** What a client is given that asks for a record's page and says what it accepts. */
export const negotiate = (
  url: URL,
  accept: string | undefined,
  configuration: PortalConfiguration,
): Negotiated => {
  const address = recordAddressOf(url);
  if (address === null || !isNegotiated(url, configuration)) return PAGE;
  const offered = offeredFor(address);
  const chosen = chooseMediaType(accept, [HTML, ...offered.keys()]);
  if (chosen === HTML) return PAGE;
  const place = placeOf(url.origin, configuration);
  const format = offered.get(chosen ?? '');
  if (format !== undefined) return { is: 'elsewhere', address: formatAddress(address, format, place) };
  const list = [...offered].map(([type, name]) => `${type} ${formatAddress(address, name, place)}`);
  return { is: 'nothing', offered: [`${HTML} ${url.href}`, ...list, ''].join('\n') };
};
