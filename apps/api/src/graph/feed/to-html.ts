import type { PortalLanguage } from '@open-discovery/model';
import { html, Markup } from '../../http/markup.ts';
import { renderPage, sourceHash } from '../../http/render-page.ts';
import type { Feed, FeedEntry } from './feed.ts';
import { FEED_PAGE_TEXTS } from './feed-page-texts.ts';

const STYLE = `:root{color-scheme:light dark}body{max-width:44rem;margin:0 auto;padding:1.5rem 1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}h1,h2{line-height:1.25}h2{margin:1.5rem 0 .25rem;font-size:1.1rem}p{margin:.25rem 0}ol{padding:0;list-style:none}a{display:inline-block;min-height:1.5rem}code{display:block;padding:.5rem;border:1px solid}`;

/** The page loads nothing; its style is allowed by its hash. */
export const FEED_PAGE_POLICY = `default-src 'none'; style-src ${sourceHash(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Exactly the text of the hash: nothing may be around it. */
const STYLE_ELEMENT = new Markup(`<style>${STYLE}</style>`);

const SHOWN_AUTHORS = 5;

const authorsOf = ({ authors }: FeedEntry): string =>
  authors
    .slice(0, SHOWN_AUTHORS)
    .map(({ name }) => name)
    .join('; ') + (authors.length > SHOWN_AUTHORS ? ' …' : '');

const entryHtml = (entry: FeedEntry, language: PortalLanguage): Markup => {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return html`<li>
    <h2><a href="${entry.url}">${entry.title}</a></h2>
    <p>
      <time datetime="${entry.updated}">${day.format(new Date(entry.updated))}</time>
      ${entry.authors.length === 0 ? null : html` · ${authorsOf(entry)}`}
    </p>
    ${entry.summary === '' ? null : html`<p>${entry.summary}</p>`}
  </li>`;
};

/** Writes a feed as a page, for people who open its address in a browser. */
export const toHtml = ({ title, self, home, results, entries }: Feed, language: PortalLanguage): string => {
  const texts = FEED_PAGE_TEXTS[language];
  return renderPage({
    language,
    title,
    head: html`<link rel="alternate" type="application/atom+xml" href="${self}" />${STYLE_ELEMENT}`,
    content: html`<p>${texts.lead}</p>
      <p>${texts.address} <code>${self}</code></p>
      <p><a href="${results ?? home}">${results === null ? texts.portal : texts.results}</a></p>
      ${
        entries.length === 0
          ? html`<p>${texts.empty}</p>`
          : html`<ol>
              ${entries.map((entry) => entryHtml(entry, language))}
            </ol>`
      }`,
  });
};
