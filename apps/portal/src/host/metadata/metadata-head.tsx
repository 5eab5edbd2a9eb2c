import type { MetaTag, JsonLdNode, TypedLink } from '@open-discovery/export-formats/page-metadata';
import { scriptJson } from '../script-json.ts';

interface MetadataHeadProps {
  readonly names?: readonly MetaTag[];
  readonly properties?: readonly MetaTag[];
  readonly links: readonly TypedLink[];
  readonly jsonLd: JsonLdNode;
}

/**
 * The metadata in a page's head. Only the server renders it; the browser removes it on the first navigation.
 */
export const MetadataHead = ({ names = [], properties = [], links, jsonLd }: MetadataHeadProps) => (
  <>
    {names.length > 0 && <link rel="schema.DC" href="http://purl.org/dc/elements/1.1/" data-metadata="" />}
    {names.map(([name, content], index) => (
      <meta key={index} name={name} content={content} data-metadata="" />
    ))}
    {properties.map(([property, content]) => (
      <meta key={property} property={property} content={content} data-metadata="" />
    ))}
    {links.map(({ rel, href, type }) => (
      <link key={`${rel} ${href}`} rel={rel} href={href} type={type} data-metadata="" />
    ))}
    <script
      type="application/ld+json"
      data-metadata=""
      dangerouslySetInnerHTML={{ __html: scriptJson(jsonLd) }}
    />
  </>
);
