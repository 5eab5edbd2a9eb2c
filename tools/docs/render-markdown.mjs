import path from 'node:path';
import { Marked } from 'marked';
import { addressOf, relativeAddress } from './pages.mjs';

const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

export const escapeHtml = (text) =>
  text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter]);

/** Returns the text of a piece of HTML. */
export const textOf = (html) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity])
    .replace(/\s+/g, ' ')
    .trim();

/** Creates the ids of headings as GitHub does, so that a link works there and here. */
const createIds = () => {
  const used = new Map();
  return (text) => {
    const id = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
      .replace(/\s/g, '-');
    const count = used.get(id) ?? 0;
    used.set(id, count + 1);
    return count === 0 ? id : `${id}-${count}`;
  };
};

/** Resolves an address of a Markdown file: to a page or a picture of the site, to the web, or to nothing (null). */
const resolve = (file, href, files) => {
  if (/^[a-z]+:/i.test(href)) return { href };
  const [target, fragment] = href.split('#');
  const found =
    target === '' ? file : path.posix.normalize(path.posix.join(path.posix.dirname(file), target));
  const own = addressOf(file);
  if (files.has(found)) {
    const to = addressOf(found);
    const anchor = fragment === undefined ? '' : `#${fragment}`;
    return { href: (to === own ? '' : relativeAddress(own, to)) + anchor || '#', page: found, fragment };
  }
  return /\.(?:png|svg|jpg)$/.test(found) ? { href: relativeAddress(own, found), picture: found } : null;
};

/**
 * Renders a Markdown file. Returns its HTML and title, its headings, and the links and pictures of the site that it uses.
 * Links to files that the site does not have, such as sources, become text.
 */
export const renderMarkdown = (file, text, files) => {
  const idOf = createIds();
  const page = { file, title: '', headings: [], ids: new Set(), links: [], pictures: [] };
  const renderer = {
    heading({ tokens, depth }) {
      const html = this.parser.parseInline(tokens);
      const heading = textOf(html);
      const id = idOf(heading);
      page.ids.add(id);
      page.headings.push({ id, text: heading });
      if (page.title === '') page.title = heading;
      const link = `<a class="anchor" href="#${id}" aria-label="Link to “${escapeHtml(heading)}”">#</a>`;
      return `<h${depth} id="${id}">${html} ${depth === 1 ? '' : link}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const html = this.parser.parseInline(tokens);
      const found = resolve(file, href, files);
      if (found === null) return html;
      if (found.page !== undefined) page.links.push({ page: found.page, fragment: found.fragment, href });
      return `<a href="${escapeHtml(found.href)}">${html}</a>`;
    },
    image({ href, text: alternative }) {
      const found = resolve(file, href, files);
      if (found?.picture !== undefined) page.pictures.push(found.picture);
      return `<img src="${escapeHtml(found?.href ?? href)}" alt="${escapeHtml(alternative)}" loading="lazy">`;
    },
  };
  const html = new Marked({ renderer }).parse(text);
  // Wide tables and code scroll by themselves, and the keyboard reaches them.
  const scrolling = html
    .replaceAll('<table>', '<div class="wide" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
  return { ...page, html: scrolling };
};
