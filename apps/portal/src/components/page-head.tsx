import { shorten } from '../runtime/shorten.ts';
import { usePortal } from '../runtime/portal-context.tsx';

interface PageHeadProps {
  /** Title of the page; `null` shows the portal's title. */
  readonly title: string | null;
  readonly description?: string | null;
  /** Canonical path and query; omitted for pages without a canonical address. */
  readonly path?: string;
  readonly noIndex?: boolean;
}

const DESCRIPTION_CHARACTERS = 300;
/** Titles of records are shorter; texts that people search for need not be. */
const TITLE_CHARACTERS = 500;

/** The document's title, description and canonical link. */
export const PageHead = ({ title, description, path, noIndex }: PageHeadProps) => {
  const { configuration, origin } = usePortal();
  return (
    <>
      <title>
        {title === null
          ? configuration.title
          : `${shorten(title, TITLE_CHARACTERS)} · ${configuration.title}`}
      </title>
      {description && <meta name="description" content={shorten(description, DESCRIPTION_CHARACTERS)} />}
      {path && <link rel="canonical" href={`${origin}${path}`} />}
      {path && !noIndex && <Alternates address={`${origin}${path}`} />}
      {noIndex && <meta name="robots" content="noindex,follow" />}
    </>
  );
};

/** Links to the page in each language, and to the one that follows the reader's settings. */
const Alternates = ({ address }: { readonly address: string }) => {
  const { languages } = usePortal().configuration;
  return (
    <>
      <link rel="alternate" hrefLang="x-default" href={address} />
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={`${address}${address.includes('?') ? '&' : '?'}lang=${language}`}
        />
      ))}
    </>
  );
};
