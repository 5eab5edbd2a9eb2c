import type { ReactNode } from 'react';
import { usePortal } from './portal-context.tsx';

/** Addresses of what the page needs to look right and to come alive. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  readonly font: string | null;
}

export interface DocumentProps {
  readonly assets: PageAssets;
  /** JSON of {@link Boot}, `<` escaped. */
  readonly boot: string;
  readonly nonce: string | undefined;
  readonly children: ReactNode;
}

/** Runs before anything is painted: the remembered theme, without a flash of the other one. */
const THEME_SCRIPT =
  "try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}";

/** The whole HTML document, on the server and in the browser. */
export const Document = ({ assets, boot, nonce, children }: DocumentProps) => {
  const { configuration, language } = usePortal();
  const css = [
    configuration.accent ? `:root,:root[data-theme]{--accent:${configuration.accent}}` : '',
    configuration.customCss,
  ]
    .join('')
    // Nothing that stands in a style element may end it.
    .replaceAll('<', '\\3c ');
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.font && (
          <link rel="preload" as="font" type="font/woff2" href={assets.font} crossOrigin="anonymous" />
        )}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {css !== '' && (
          <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
        )}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>
        {children}
        <script
          id="boot"
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: boot }}
        />
      </body>
    </html>
  );
};
