import { landingAddress } from '@open-discovery/model';
import { chosenValues, VERSIONS_FIELD } from '@open-discovery/search-fields';
import type { ReactNode } from 'react';
import { RecordCard } from '../../components/record-card.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { descriptionOf } from '../../pages/landing/description-of.ts';
import { portalCss } from '../../routing/document.tsx';
import { foreignLanguage } from '../../runtime/foreign-language.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { shorten } from '../../runtime/shorten.ts';
import { useFormat } from '../../runtime/use-format.ts';
import type { LoadedPage } from '../rendering/load-page.ts';
import { inPageContexts } from '../rendering/page-contexts.tsx';
import type { Rendered } from '../rendering/rendered.ts';
import { toHtml } from '../rendering/to-html.ts';
import { EMBED_TEXTS } from './embed-texts.ts';
import { embeddedIn } from './embedded.ts';
import type { Embedded } from './embedded.ts';

/** The rules of embedded pages, in addition to those of all pages. */
const EMBED_STYLES = '/embed.css';

const DESCRIPTION_CHARACTERS = 400;

/** The themes that a site can ask for; `auto` follows the settings of the visitor’s system. */
const THEMES: ReadonlySet<string> = new Set(['light', 'dark', 'auto']);

interface EmbedOptions {
  readonly signal: AbortSignal;
  /** The requested theme; light by default, because most sites are. */
  readonly theme: string | null;
}

/**
 * Renders a page’s results or its record for a frame on another site: without navigation, scripts and cookies. Its links
 * open in a new tab.
 */
export const renderEmbedded = async (page: LoadedPage, options: EmbedOptions): Promise<Rendered> => {
  const { signal, theme } = options;
  const embedded = embeddedIn(page);
  const { onError, language } = page.options;
  const themed = theme !== null && THEMES.has(theme) ? theme : 'light';
  const element = await inPageContexts(
    page,
    <EmbedDocument page={page} theme={themed === 'auto' ? undefined : themed} title={titleIn(embedded)}>
      <Content embedded={embedded} address={`${page.url.pathname}${page.url.search}`} />
    </EmbedDocument>,
  );
  return {
    status: statusOf(embedded, page),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'x-robots-tag': 'noindex',
    },
    body: await toHtml(element, { signal, onError }),
    isComplete: page.isComplete,
  };
};

const titleIn = (embedded: Embedded): string => ('title' in embedded ? embedded.title : '');

/** A withdrawn record has the status of its page; pages that show no records are not found. */
const statusOf = ({ is }: Embedded, { context: { statusCode } }: LoadedPage): number => {
  if (is === 'failed') return 503;
  return is === 'nothing' ? Math.max(statusCode, 404) : 200;
};

interface EmbedDocumentProps {
  readonly page: LoadedPage;
  readonly theme: string | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

const EmbedDocument = ({ page: { url, options }, theme, title, children }: EmbedDocumentProps) => {
  const { configuration, language } = options;
  const css = portalCss(configuration);
  return (
    <html lang={language} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{[title, configuration.title].filter(Boolean).join(' · ')}</title>
        <base target="_blank" />
        <link rel="canonical" href={url.href} />
        {[...options.assetsOf(null).styles, EMBED_STYLES].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {css !== '' && <style dangerouslySetInnerHTML={{ __html: css }} />}
      </head>
      <body>
        <main className="embedded">{children}</main>
      </body>
    </html>
  );
};

interface ContentProps {
  readonly embedded: Embedded;
  /** The embedded page. */
  readonly address: string;
}

const Content = ({ embedded, address }: ContentProps) => {
  switch (embedded.is) {
    case 'results':
      return <EmbeddedResults {...embedded} address={address} />;
    case 'record':
      return <EmbeddedRecord {...embedded} />;
    case 'nothing':
    case 'failed':
      return <EmbeddedMessage is={embedded.is} address={address} />;
  }
};

type ResultsProps = Extract<Embedded, { is: 'results' }> & Pick<ContentProps, 'address'>;

const EmbeddedResults = ({ title, query, page, address }: ResultsProps) => {
  const t = useMessages();
  const format = useFormat();
  const { configuration, language } = usePortal();
  const counted = chosenValues(query, VERSIONS_FIELD.name).length > 0 ? 'work' : query.kind;
  const count = t(`count.${counted}`, { count: page.total, shown: format.number(page.total) });
  return (
    <>
      <h1 className="vh">{title || t(`kind.${query.kind}`)}</h1>
      {page.results.length === 0 && <p>{EMBED_TEXTS[language].empty}</p>}
      <ol>
        {page.results.map((record) => (
          <li key={record.id}>
            <RecordCard kind={query.kind} record={record} highlights={page.highlights[record.id]} />
          </li>
        ))}
      </ol>
      <p className="small">
        <a href={address}>{`${count} · ${configuration.title}`}</a>
      </p>
    </>
  );
};

const EmbeddedRecord = ({ title, kind, recordKind, record }: Extract<Embedded, { is: 'record' }>) => {
  const { language } = usePortal();
  const description = descriptionOf(record);
  return (
    <>
      <h1 className="vh">{title}</h1>
      <RecordCard kind={kind} record={record} />
      {description !== null && (
        <p className="small" lang={foreignLanguage(record, language)}>
          {shorten(description, DESCRIPTION_CHARACTERS)}
        </p>
      )}
      <OpenInPortal address={landingAddress(recordKind, record.id)} />
    </>
  );
};

interface MessageProps {
  readonly is: 'nothing' | 'failed';
  readonly address: string;
}

const EmbeddedMessage = ({ is, address }: MessageProps) => {
  const { language, configuration } = usePortal();
  return (
    <>
      <h1 className="vh">{configuration.title}</h1>
      <p>{EMBED_TEXTS[language][is]}</p>
      <OpenInPortal address={address} />
    </>
  );
};

const OpenInPortal = ({ address }: { readonly address: string }) => {
  const { language, configuration } = usePortal();
  return (
    <p className="small">
      <a href={address}>{EMBED_TEXTS[language].open.replace('{portal}', () => configuration.title)}</a>
    </p>
  );
};
