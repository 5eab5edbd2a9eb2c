import { oneLine } from '../facts/clean-text.ts';

/** A link with its relation, for headers, head elements and linksets. */
export interface TypedLink {
  readonly rel: string;
  readonly href: string;
  readonly type?: string;
  readonly profile?: string;
}

/** Percent-encodes the characters of an address that a header cannot carry; existing encodings stay. */
const asciiAddress = (address: string): string =>
  encodeURI(oneLine(address))
    .replaceAll('%25', '%')
    .replaceAll(/[<>"\\\s]/g, encodeURIComponent);

const parameters = ({ rel, type, profile }: TypedLink): string =>
  Object.entries({ rel, type, profile })
    .flatMap(([name, value]) => (value ? [`; ${name}="${value}"`] : []))
    .join('');

/** Formats a `Link` header. Source: RFC 8288. */
export const linkHeader = (links: readonly TypedLink[]): string =>
  links.map((link) => `<${asciiAddress(link.href)}>${parameters(link)}`).join(', ');

/** A resource and its outgoing links. */
export interface LinkContext {
  readonly anchor: string;
  readonly links: readonly TypedLink[];
}

/** Formats links as `application/linkset`. Source: RFC 9264. */
export const linksetText = (contexts: readonly LinkContext[]): string =>
  contexts
    .flatMap(({ anchor, links }) =>
      links.map(
        (link) => `<${asciiAddress(link.href)}>${parameters(link)}; anchor="${asciiAddress(anchor)}"`,
      ),
    )
    .join(',\n') + '\n';

/** Formats links as `application/linkset+json`. Source: RFC 9264. */
export const linksetJson = (contexts: readonly LinkContext[]) => ({
  linkset: contexts.map(({ anchor, links }) => {
    const relations: Record<string, object[]> = {};
    for (const { rel, href, type, profile } of links) {
      const target = {
        href: asciiAddress(href),
        ...(type && { type }),
        ...(profile && { profile: [profile] }),
      };
      relations[rel] = [...(relations[rel] ?? []), target];
    }
    return { anchor: asciiAddress(anchor), ...relations };
  }),
});
