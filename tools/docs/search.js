// Searches the documentation in the browser. The texts are loaded with the first word.
const root = document.currentScript.dataset.root;
const form = document.querySelector('form[role=search]');
const [input, status, list] = ['input', '[role=status]', 'ol'].map((selector) =>
  form.querySelector(selector),
);
const MOST = 20;
const AROUND = 80;
form.hidden = false;
form.addEventListener('submit', (event) => event.preventDefault());

let texts = null;
/** A script, because pages that are opened as files may not fetch others. */
const loadTexts = () =>
  (texts ??= new Promise((resolve, reject) => {
    globalThis.openDiscoveryDocs = resolve;
    const script = document.createElement('script');
    script.src = `${root}/search-texts.js`;
    script.onerror = () => reject(new Error('The search texts cannot be loaded.'));
    document.head.append(script);
  }));

/** Returns how well a page fits: words in its title count most, then those in headings. 0 if a word is missing. */
const scoreOf = ({ title, headings, text }, words) => {
  let score = 0;
  for (const word of words) {
    if (title.toLowerCase().includes(word)) score += 100;
    else if (headings.some((heading) => heading.text.toLowerCase().includes(word))) score += 10;
    else if (text.toLowerCase().includes(word)) score += 1;
    else return 0;
  }
  return score;
};

const show = ({ address, title, headings, text }, words) => {
  const heading = headings.find((one) => words.every((word) => one.text.toLowerCase().includes(word)));
  const link = document.createElement('a');
  link.href = `${root}/${address}${heading ? `#${heading.id}` : ''}`;
  link.textContent = heading && heading.text !== title ? `${title}: ${heading.text}` : title;
  const excerpt = document.createElement('p');
  const at = Math.max(0, text.toLowerCase().indexOf(words[0]) - AROUND);
  excerpt.textContent = `${at > 0 ? '… ' : ''}${text.slice(at, at + 2 * AROUND)} …`;
  const item = document.createElement('li');
  item.append(link, excerpt);
  return item;
};

const search = async () => {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    list.replaceChildren();
    status.textContent = '';
    return;
  }
  const pages = await loadTexts();
  const found = pages
    .map((page) => ({ page, score: scoreOf(page, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  list.replaceChildren(...found.slice(0, MOST).map(({ page }) => show(page, words)));
  status.textContent = `${found.length} ${found.length === 1 ? 'page' : 'pages'}`;
};

input.addEventListener('input', () => search().catch((error) => (status.textContent = error.message)));
