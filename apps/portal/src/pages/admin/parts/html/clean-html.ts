import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, isAllowedImage, isAllowedLink } from '@open-discovery/model';

/** Elements whose text goes with them. */
const WITHOUT_TEXT = ['script', 'style', 'textarea', 'option', 'noscript', 'template'];

const attributesOf = (tag: string): readonly string[] => [
  ...(ALLOWED_ATTRIBUTES['*'] ?? []),
  ...(ALLOWED_ATTRIBUTES[tag] ?? []),
];

const isAllowedValue = (tag: string, { name, value }: Attr): boolean => {
  if (tag === 'a' && name === 'href') return isAllowedLink(value.trim());
  if (tag === 'img' && name === 'src') return isAllowedImage(value.trim());
  return true;
};

const cleanAttributes = (element: Element): string[] => {
  const tag = element.localName;
  const removed = [...element.attributes].filter(
    (attribute) => !attributesOf(tag).includes(attribute.name) || !isAllowedValue(tag, attribute),
  );
  for (const { name } of removed) element.removeAttribute(name);
  return removed.map(({ name }) => `${name} (<${tag}>)`);
};

/** Cleans an element and everything in it. Returns the names of what it removed. */
const cleanElement = (element: Element): string[] => {
  const tag = element.localName;
  if (ALLOWED_TAGS.includes(tag))
    return [...cleanAttributes(element), ...[...element.children].flatMap(cleanElement)];
  if (WITHOUT_TEXT.includes(tag)) {
    element.remove();
    return [`<${tag}>`];
  }
  const inner = [...element.children].flatMap(cleanElement);
  element.replaceWith(...element.childNodes);
  return [`<${tag}>`, ...inner];
};

/** HTML as the server will store it, and the names of what it removes. */
interface CleanedHtml {
  readonly body: HTMLElement;
  readonly removed: readonly string[];
}

/**
 * Returns HTML as the portal will show it, and names what saving removes. The parsed document is inert: nothing in it runs
 * or loads.
 */
export const cleanedHtml = (html: string): CleanedHtml => {
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  // The parser moves what comes before the text, such as scripts, to the head.
  const removed = [...head.children, ...body.children].flatMap(cleanElement);
  return { body, removed };
};

/** Names what saving removes from HTML. */
export const removedFromHtml = (html: string): readonly string[] => cleanedHtml(html).removed;
