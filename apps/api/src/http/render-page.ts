import { createHash } from 'node:crypto';
import { html } from './markup.ts';
import type { Markup } from './markup.ts';

/** A page of the API that is complete in itself. */
interface Page {
  readonly language: string;
  readonly title: string;
  /** Further elements of the head. */
  readonly head: Markup;
  /** The content below the title. */
  readonly content: Markup;
}

/** Returns the source of a Content Security Policy that allows exactly this style or script. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Renders a page for people who open an address in a browser. */
export const renderPage = ({ language, title, head, content }: Page): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${head}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.text;
