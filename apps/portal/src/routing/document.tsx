import type { PortalConfiguration } from '@open-discovery/config';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { PAYLOAD_ID } from '../hydration/hydration-payload.ts';
import type { PageAssets } from '../hydration/hydration-payload.ts';
import { accentColors } from '../runtime/accent-colors.ts';
import { usePortal } from '../runtime/portal-context.tsx';
import type { PageName } from './route-handle.ts';

interface DocumentProps {
  /** The page in it; null if it has no code of its own. */
  readonly page: PageName | null;
  readonly assets: PageAssets;
  /** The hydration payload, as `serializePayload` returns it. */
  readonly payload: string;
  /** Head elements that only the server renders; hydration skips them. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** Applies the stored theme before the first paint. */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}";

const accentCss = (accent: string): string =>
  `:root{${Object.entries(accentColors(accent))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** The fonts of headings that a portal can choose instead of the default one. All are on every computer. */
const HEADING_FONTS = {
  default: '',
  sans: ':root{--serif:var(--sans)}',
  serif: ":root{--serif:Georgia,'Times New Roman',serif}",
  monospace: ':root{--serif:ui-monospace,Consolas,monospace}',
} as const satisfies Record<PortalConfiguration['font'], string>;

/** Returns the portal's own colors and fonts; '' when it has none. */
const brandCss = ({ accent, font }: PortalConfiguration): string =>
  `${accent === null ? '' : accentCss(accent)}${HEADING_FONTS[font]}`;

/** Returns the portal's own colors, fonts and rules; '' when it has none. */
export const portalCss = (configuration: PortalConfiguration): string =>
  `${brandCss(configuration)}${configuration.customCss}`;

/** The console and the page that leads to its login: rules that hide their buttons could never be taken back. */
const WITHOUT_CUSTOM_CSS: readonly (PageName | null)[] = ['admin', 'user-info'];

const cssOf = (page: PageName | null): typeof portalCss =>
  WITHOUT_CUSTOM_CSS.includes(page) ? brandCss : portalCss;

/** Returns every text that the style element of a page can have. */
export const pageStyles = (configuration: PortalConfiguration): string[] =>
  [...new Set([portalCss(configuration), brandCss(configuration)])].filter((css) => css !== '');

/**
 * The portal's own rules. The policy of a document allows those that it came with; rules that an administrator changes
 * meanwhile replace them as a sheet.
 */
const PortalStyle = ({ css }: { readonly css: string }) => {
  const [initial] = useState(css);
  const style = useRef<HTMLStyleElement>(null);
  useEffect(() => {
    if (style.current) style.current.disabled = css !== initial;
    if (css === initial) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css, initial]);
  return initial === '' ? null : <style ref={style} dangerouslySetInnerHTML={{ __html: initial }} />;
};

/** The whole HTML document, on the server and in the browser. */
export const Document = ({ page, assets, payload, head, children }: DocumentProps) => {
  const { configuration, language } = usePortal();
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {/* With a precedence React writes the stylesheet before all preloads, so that it is not delayed by them. */}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="portal" />
        ))}
        {[...assets.scripts, ...assets.preloads].map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        <PortalStyle css={cssOf(page)(configuration)} />
        <script id="theme" dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        {head}
      </head>
      <body>
        {children}
        <script
          id={PAYLOAD_ID}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: payload }}
        />
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} fetchPriority="low" />
        ))}
      </body>
    </html>
  );
};
