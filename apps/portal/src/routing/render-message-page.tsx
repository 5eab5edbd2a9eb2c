import type { PortalConfiguration } from '@open-discovery/config';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageAssets } from '../hydration/hydration-payload.ts';
import type { Language } from '../messages/languages.ts';
import { portalCss } from './document.tsx';

interface MessagePage {
  readonly configuration: PortalConfiguration;
  readonly language: Language;
  readonly assets: PageAssets;
  readonly title: string;
  readonly text: string;
  /** Advice for the visitor. */
  readonly actions: ReactNode;
  /** Further elements of the head. */
  readonly head?: ReactNode;
}

/** Renders a page that only says something. It needs neither loaders nor the portal's scripts. */
export const renderMessagePage = (page: MessagePage): string => {
  const { configuration, language, assets, title, text, actions, head } = page;
  const css = portalCss(configuration);
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
        {head}
      </head>
      <body>
        <main id="main" className="page broken">
          <h1>{title}</h1>
          <p>{text}</p>
          <p className="row">{actions}</p>
        </main>
      </body>
    </html>,
  )}`;
};
