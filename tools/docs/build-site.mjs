import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../steps/workspace.mjs';
import { addressOf, GROUPS } from './pages.mjs';
import { renderMarkdown, textOf } from './render-markdown.mjs';
import { renderPage } from './render-page.mjs';

const ASSETS = ['site.css', 'search.js'];

/** Names a page in the menu: pages of libraries by their folder, others by their title. */
const menuTitleOf = ({ file, title }) => {
  const [, library, name] = /^libs\/([^/]+)\/(README|CHANGELOG)\.md$/.exec(file) ?? [];
  if (library === undefined) return title;
  return name === 'README' ? library : `${library}, changes`;
};

/** Returns the links to pages or headings that do not exist, one line for each. */
const deadLinks = (pages) => {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap(({ file, links }) =>
    links
      .filter(({ page, fragment }) => fragment !== undefined && !byFile.get(page)?.ids.has(fragment))
      .map(({ href }) => `${file}: ${href}`),
  );
};

const write = (folder, address, text) => {
  const file = path.join(folder, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Builds the site into a folder, whose content it replaces. Returns its pages and its dead links. */
export const buildSite = (folder) => {
  const groups = GROUPS.map(({ title, files }) => ({ title, files: files() }));
  const files = new Set(groups.flatMap((group) => group.files));
  const pages = [...files].map((file) => {
    const page = renderMarkdown(file, readFileSync(path.join(ROOT, file), 'utf8'), files);
    return { ...page, menuTitle: menuTitleOf(page) };
  });
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const menu = groups.map((group) => ({
    title: group.title,
    pages: group.files.map((file) => byFile.get(file)),
  }));
  rmSync(folder, { recursive: true, force: true });
  for (const page of pages) write(folder, addressOf(page.file), renderPage(page, menu));
  const texts = pages.map(({ file, title, headings, html }) => ({
    address: addressOf(file),
    title,
    headings,
    text: textOf(html),
  }));
  write(folder, 'search-texts.js', `openDiscoveryDocs(${JSON.stringify(texts)});\n`);
  for (const name of ASSETS) cpSync(path.join(import.meta.dirname, name), path.join(folder, name));
  for (const picture of new Set(pages.flatMap((page) => page.pictures)))
    cpSync(path.join(ROOT, picture), path.join(folder, picture));
  return { pages, dead: deadLinks(pages) };
};
