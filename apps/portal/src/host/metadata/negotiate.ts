import type { PortalConfiguration } from '@open-discovery/config';
import {
  formatAddress,
  formatsOfKind,
  LINKSET_FORMATS,
  RECORD_FORMATS,
} from '@open-discovery/export-formats';
import { chooseMediaType } from '@open-discovery/http-server';
import { hasOwnFormats, toPublicUrls } from './public-urls.ts';
import { recordAddressOf } from './record-address.ts';
import type { RecordAddress } from './record-address.ts';

/** The result of content negotiation: the page, a redirect to another format, or a list of formats. */
export type Negotiated =
  | { readonly is: 'page' }
  | { readonly is: 'redirect'; readonly address: string }
  | { readonly is: 'nothing'; readonly offered: string };

const PAGE: Negotiated = { is: 'page' };
const HTML = 'text/html';

/** Returns the media types available for a kind of record, with their formats. */
const offeredFor = ({ kind }: RecordAddress): Map<string, string> =>
  new Map([
    ...formatsOfKind(kind).flatMap((name) =>
      RECORD_FORMATS[name].mediaTypes.map((type): [string, string] => [type, name]),
    ),
    ...Object.entries(LINKSET_FORMATS).map(([name, { mediaType }]): [string, string] => [mediaType, name]),
  ]);

/** Reports whether the response at an address depends on the `Accept` header. */
export const isNegotiated = (url: URL, configuration: PortalConfiguration): boolean =>
  hasOwnFormats(configuration) && recordAddressOf(url) !== null;

/** Negotiates the response to a request for a record's page. */
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
  const publicUrls = toPublicUrls(url.origin, configuration);
  const format = offered.get(chosen ?? '');
  if (format !== undefined) return { is: 'redirect', address: formatAddress(address, format, publicUrls) };
  const list = [...offered].map(([type, name]) => `${type} ${formatAddress(address, name, publicUrls)}`);
  return { is: 'nothing', offered: [`${HTML} ${url.href}`, ...list, ''].join('\n') };
};
