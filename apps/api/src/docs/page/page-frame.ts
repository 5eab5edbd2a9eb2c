import { LANGUAGE_NAMES } from '@open-discovery/model';
import { line } from './document-text.ts';
import { html } from '../../http/markup.ts';
import type { Markup } from '../../http/markup.ts';
import { docsMessages, groupText } from './messages.ts';
import type { DocsLanguage, Translate } from './messages.ts';
import type { CallGroup } from './read-calls.ts';
import { slugOf } from './read-docs.ts';
import type { Docs } from './read-docs.ts';

/** Renders the name of a group; one without a translation is marked as English. */
export const groupName = (name: string, t: Translate): Markup => {
  const text = groupText(name, t.language);
  return text === null ? line(name, t) : html`${text}`;
};

/** Renders the entry of a table of contents that unfolds the groups of other pages. */
export const otherGroups = (groups: readonly CallGroup[], t: Translate): Markup =>
  html`<li>
    <details>
      <summary>${t('others')}</summary>
      <ul>
        ${groups.map((one) => html`<li><a href="./${slugOf(one)}">${groupName(one.name, t)}</a></li>`)}
      </ul>
    </details>
  </li>`;

const otherLanguages = (language: DocsLanguage): Markup[] =>
  Object.entries(LANGUAGE_NAMES)
    .filter(([other]) => other !== language)
    .map(([other, name]) => html`<a lang="${other}" hreflang="${other}" href="?lang=${other}">${name}</a> `);

/** Returns the text for the script of the page, as attributes of its body. */
const scriptTexts = (t: Translate): Markup[] =>
  (
    [
      'copy',
      'copied',
      'trying',
      'failed',
      'response.open',
      'response.cut',
      'response.file',
      'answer',
    ] as const
  ).map((id) => html` data-${id.replace('.', '-')}="${t(id)}"`);

interface Frame {
  readonly title: string;
  readonly heading: Markup;
  /** The link to the page of all groups; null there. */
  readonly home: Markup | null;
  readonly contents: Markup;
  readonly main: Markup;
}

/** Renders a page of the documentation around its contents and its main part. */
export const renderFrame = (docs: Docs, { title, heading, home, contents, main }: Frame): string => {
  const { language, assets } = docs.options;
  const t = docsMessages(language);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${t('lead')}">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assets.css}">
<script src="${assets.js}" defer></script>
</head>
<body${scriptTexts(t)}>
<a class="skip" href="#content">${t('skip')}</a>
<header>${home}<h1>${heading}</h1><p>${otherLanguages(language)}</p></header>
<div class="columns">
<nav class="contents" aria-label="${t('contents')}">${contents}</nav>
<main id="content" tabindex="-1">
${main}
</main>
</div>
</body>
</html>
`.text;
};
