import type { PortalConfiguration } from '@open-discovery/config';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageAssets } from '../hydration/hydration-payload.ts';
import type { Language } from '../messages/languages.ts';
import { addMessages, loadMessages } from '../messages/load-messages.ts';
import { portalCss, THEME_SCRIPT } from '../routing/document.tsx';
import { SAVED_PATH } from '../saved/saved-path.ts';
import { OFFLINE_CATALOG } from './offline-catalog.ts';

interface OfflinePageOptions {
  readonly configuration: PortalConfiguration;
  readonly language: Language;
  readonly assets: PageAssets;
}

/** Renders the page that the service worker shows in place of any page that needs a connection. It needs no scripts. */
export const renderOfflinePage = async (options: OfflinePageOptions): Promise<string> => {
  const { configuration, language, assets } = options;
  const messages = await loadMessages(language);
  await addMessages(messages, OFFLINE_CATALOG);
  const css = portalCss(configuration);
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${messages._('offline.title')} · ${configuration.title}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {css !== '' && <style dangerouslySetInnerHTML={{ __html: css }} />}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>
        <main id="main" className="page broken">
          <h1>{messages._('offline.title')}</h1>
          <p>{messages._('offline.text')}</p>
          <p className="row">
            {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- the empty address is that of the page in whose place this one is shown */}
            <a className="btn primary" href="">
              {messages._('action.try-again')}
            </a>
            <a className="btn" href={SAVED_PATH}>
              {messages._('footer.saved')}
            </a>
          </p>
        </main>
      </body>
    </html>,
  )}`;
};
