/*
 * The HTML that administrators may write. The server removes everything else from what it stores; the console shows
 * beforehand what will go.
 */

const TEXT_TAGS = ['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'kbd', 'sub', 'sup'];
const EMPHASIS_TAGS = ['strong', 'b', 'em', 'i', 'u', 's', 'small', 'mark', 'abbr'];
const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const LIST_TAGS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const IMAGE_TAGS = ['img', 'figure', 'figcaption'];

/** The elements of texts that administrators write. */
export const ALLOWED_TAGS: readonly string[] = [
  ...TEXT_TAGS,
  ...EMPHASIS_TAGS,
  ...HEADING_TAGS,
  ...LIST_TAGS,
  ...TABLE_TAGS,
  ...IMAGE_TAGS,
  'a',
];

/** The attributes of each element; those of every element are at `*`. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  '*': ['lang', 'dir', 'title'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
};

/** A path of this origin; `//host` and `/\host` would leave it. */
const OWN_PATH = /^\/(?![/\\])/;
/** The path of uploaded images. */
const UPLOAD_PATH = /^\/(?:[\w-]+\/)*utils-service\/download\//;
const LINK = /^(?:https?:\/\/|mailto:|#)/i;

/**
 * Reports whether a text that administrators write may link to an address.
 * @example isAllowedLink('javascript:alert(1)') // false
 */
export const isAllowedLink = (address: string): boolean => LINK.test(address) || OWN_PATH.test(address);

/**
 * Reports whether a text that administrators write may show the image at an address.
 * @example isAllowedImage('http://example.org/a.png') // false
 */
export const isAllowedImage = (address: string): boolean =>
  /^https:\/\//i.test(address) || UPLOAD_PATH.test(address);
