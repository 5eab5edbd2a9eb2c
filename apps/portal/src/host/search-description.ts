import type { PortalConfiguration } from '@open-discovery/config';
import { escapeXml } from '../runtime/escape-xml.ts';

/** The address of the description by which browsers search the portal from their address bar. */
export const SEARCH_DESCRIPTION = '/opensearch.xml';

/** The longest name that the format allows. */
const NAME_CHARACTERS = 16;

/**
 * Returns the description of the portal's search: OpenSearch 1.1 (https://github.com/dewitt/opensearch). Browsers replace
 * `{searchTerms}` by the words.
 */
export const searchDescription = (origin: string, { title }: Pick<PortalConfiguration, 'title'>): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeXml(Array.from(title).slice(0, NAME_CHARACTERS).join('').trim())}</ShortName>`,
    `<Description>${escapeXml(title)}</Description>`,
    `<Image height="16" width="16" type="image/svg+xml">${escapeXml(origin)}/favicon.svg</Image>`,
    `<Url type="text/html" template="${escapeXml(origin)}/?keyword={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(origin)}${SEARCH_DESCRIPTION}"/>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    '</OpenSearchDescription>',
    '',
  ].join('\n');
