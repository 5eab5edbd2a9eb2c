import type { PortalConfiguration } from '@open-discovery/config';
import { isPageEnabled } from '@open-discovery/menu';
import { KINDS, landingAddress } from '@open-discovery/model';
import { customPages } from '../runtime/built-pages.ts';
import { isKindEnabled } from '../search/enabled-kinds.ts';
import { escapeXml } from '../runtime/escape-xml.ts';
import type { SitemapIndex, SitemapPart } from './sitemap-answers.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const entry = (element: string, address: string, changed: string): string =>
  `<${element}><loc>${escapeXml(address)}</loc><lastmod>${escapeXml(changed)}</lastmod></${element}>`;

const sheet = (root: string, entries: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');

/**
 * Returns the sitemap index for the kinds that this portal shows. sitemaps.org, "Using Sitemap index files".
 */
export const sitemapIndex = (
  { publishedAt, parts }: SitemapIndex,
  origin: string,
  configuration: PortalConfiguration,
): string =>
  sheet(
    'sitemapindex',
    parts
      .filter(
        ({ kind }) =>
          isKindEnabled(configuration, kind) && isPageEnabled(configuration, KINDS[kind].landingPath),
      )
      .map(({ kind, part }) => entry('sitemap', `${origin}/sitemaps/${kind}-${part}.xml`, publishedAt))
      .concat(
        listedPages(configuration).length > 0
          ? [`<sitemap><loc>${escapeXml(`${origin}${PAGES_SITEMAP}`)}</loc></sitemap>`]
          : [],
      ),
  );

/** The address of the sitemap of custom pages. */
export const PAGES_SITEMAP = '/sitemaps/pages.xml';

/** Returns the custom pages that search engines may find. */
const listedPages = (configuration: PortalConfiguration): PortalConfiguration['pages'] =>
  customPages(configuration).filter(({ isHidden }) => !isHidden);

/** Returns the sitemap of the portal's custom pages. */
export const pagesSitemap = (origin: string, configuration: PortalConfiguration): string =>
  sheet(
    'urlset',
    listedPages(configuration).map(({ route }) => `<url><loc>${escapeXml(`${origin}${route}`)}</loc></url>`),
  );

/** Returns one part: the addresses of its records with their last change. */
export const sitemapPart = ({ kind, records }: SitemapPart, origin: string): string =>
  sheet(
    'urlset',
    records.map(({ id, changed }) => entry('url', `${origin}${landingAddress(kind, id)}`, changed)),
  );
