import type { PortalConfiguration } from '@open-discovery/config';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageAssets } from '../../hydration/hydration-payload.ts';
import type { Language } from '../../messages/languages.ts';
import { loadMessages } from '../../messages/load-messages.ts';
import { portalCss } from '../../routing/document.tsx';

interface FailurePageOptions {
  readonly configuration: PortalConfiguration;
  readonly language: Language;
  readonly assets: PageAssets;
  /** The failed address, to try again. */
  readonly address: string;
  readonly status: number;
}

/**
 * Renders the page that is sent when rendering a page failed. It needs neither loaders nor scripts, and tells nothing
 * about the cause.
 */
export const renderFailurePage = async (options: FailurePageOptions): Promise<string> => {
  const { configuration, language, assets, address, status } = options;
  const messages = await loadMessages(language);
  const css = portalCss(configuration);
  const isTooMany = status === 429;
  const title = messages._(isTooMany ? 'too-many.title' : 'broken.title');
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${configuration.title}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {css !== '' && <style dangerouslySetInnerHTML={{ __html: css }} />}
      </head>
      <body>
        <main id="main" className="page broken">
          <h1>{title}</h1>
          <p>{messages._(isTooMany ? 'too-many.text' : 'broken.text')}</p>
          <p className="row">
            <a className="btn" href={address}>
              {messages._('action.try-again')}
            </a>
            <a href="/">{messages._('error.home')}</a>
          </p>
        </main>
      </body>
    </html>,
  )}`;
};
