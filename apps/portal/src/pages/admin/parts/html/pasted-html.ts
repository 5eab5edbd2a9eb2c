import { cleanedHtml } from './clean-html.ts';
import { makeWordLists } from './word-lists.ts';

/** HTML that is pasted as text is code, which nobody wants escaped. */
const MARKUP = /<\/?[a-z][^>]*>/i;
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, dl, table, blockquote, pre, figure, div';
const SPACE_BETWEEN = /(?<=>) (?=<\/?(?:p|h[1-6]|[uod]l|li|d[td]|t\w+|blockquote|pre|figure)\b)/g;
const END_OF_LINE =
  /(<\/(?:p|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|blockquote|pre|figure)>|<(?:ul|ol(?: start="\d+")?|dl|table|thead|tbody|tr)>)(?!$)/g;

/** Moves the content of an element into a new one. */
const moveContent = (element: Element, name: string): Element => {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  return other;
};

const rename = (element: Element, name: string): void => element.replaceWith(moveContent(element, name));
const wrapContent = (element: Element, name: string): void => element.append(moveContent(element, name));
const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

const isBold = ({ localName, style: { fontWeight } }: HTMLElement): boolean =>
  fontWeight === '' ? localName === 'b' : fontWeight.startsWith('bold') || Number(fontWeight) >= 600;

/** Makes elements of the styles by which word processors on the web mark bold and italic text; even their `<b>` may not be bold. */
const nameStyles = (root: ParentNode): void => {
  for (const element of root.querySelectorAll<HTMLElement>('b, span')) {
    if (element.style.fontStyle === 'italic') wrapContent(element, 'em');
    if (!isBold(element)) unwrap(element);
    else if (element.localName === 'span') rename(element, 'strong');
  }
};

/** The heading of a page is its title, so that those of its text begin one level below. */
const lowerHeadings = (root: ParentNode): void => {
  if (!root.querySelector('h1')) return;
  for (let level = 5; level > 0; level -= 1)
    root.querySelectorAll(`h${level}`).forEach((heading) => rename(heading, `h${level + 1}`));
};

const dropLayout = (root: ParentNode): void => {
  root.querySelectorAll('[lang], [dir], [title]').forEach((element) => {
    for (const name of ['lang', 'dir', 'title']) element.removeAttribute(name);
  });
  // Those of a computer cannot be shown, and those of another site may vanish from it.
  root.querySelectorAll('img').forEach((image) => image.remove());
  root.querySelectorAll('a:not([href])').forEach(unwrap);
  for (const division of [...root.querySelectorAll('div')].reverse())
    if (division.querySelector(BLOCKS)) unwrap(division);
    else rename(division, 'p');
  for (const block of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li'))
    if (block.textContent.trim() === '') block.remove();
};

/** Word breaks the lines of its HTML where they are long, and puts comments around it. */
const joinLines = (root: Node): void => {
  for (const node of [...root.childNodes])
    if (node instanceof Text) node.data = node.data.replace(/[ \t\r\n]+/g, ' ');
    else if (node instanceof Comment) node.remove();
    else if (node.nodeName !== 'PRE') joinLines(node);
};

/**
 * Returns the HTML of what is pasted from a word processor or a web page, without its layout; `null` if it has no structure, or
 * if it is code, so that its text is pasted.
 * @param html - the clipboard’s `text/html`
 * @param text - the clipboard’s `text/plain`
 */
export const pastedHtml = (html: string, text: string): string | null => {
  if (html === '' || MARKUP.test(text)) return null;
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  makeWordLists(pasted.body);
  nameStyles(pasted.body);
  const { body } = cleanedHtml(pasted.body.innerHTML);
  dropLayout(body);
  lowerHeadings(body);
  joinLines(body);
  if (body.childElementCount === 0) return null;
  return body.innerHTML.trim().replace(SPACE_BETWEEN, '').replace(END_OF_LINE, '$1\n');
};
