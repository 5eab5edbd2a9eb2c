import { addressOf, relativeAddress } from './pages.mjs';
import { escapeHtml } from './render-markdown.mjs';

const menuOf = (own, groups) =>
  groups
    .map(({ title, pages }) => {
      const items = pages.map((page) => {
        const to = addressOf(page.file);
        const current = to === own ? ' aria-current="page"' : '';
        return `<li><a href="${relativeAddress(own, to)}"${current}>${escapeHtml(page.menuTitle)}</a></li>`;
      });
      const isOpen = pages.some((page) => addressOf(page.file) === own);
      return `<details${isOpen ? ' open' : ''}><summary>${escapeHtml(title)}</summary><ul>${items.join('')}</ul></details>`;
    })
    .join('\n');

/** Renders a page of the site: menu, search and content. It works without scripts, except for the search. */
export const renderPage = (page, groups) => {
  const own = addressOf(page.file);
  const root = relativeAddress(own, '.');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.title)} – Open Discovery documentation</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${root}/site.css">
<script src="${root}/search.js" data-root="${root}" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a href="${root}/index.html">Open Discovery</a>
<form role="search" hidden>
<label for="words">Search the documentation</label>
<input id="words" type="search" autocomplete="off">
<p role="status"></p>
<ol></ol>
</form>
</header>
<nav aria-label="Documentation">
<details class="menu"><summary>All pages</summary>
${menuOf(own, groups)}
</details>
</nav>
<main id="content" tabindex="-1">
${page.html}
</main>
</body>
</html>
`;
};
