import sanitizeHtml from 'sanitize-html';
import type { IOptions } from 'sanitize-html';

const TEXT_TAGS = ['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'kbd', 'sub', 'sup'];
const EMPHASIS_TAGS = ['strong', 'b', 'em', 'i', 'u', 's', 'small', 'mark', 'abbr'];
const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const LIST_TAGS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const IMAGE_TAGS = ['img', 'figure', 'figcaption'];

/** A path of this origin; `//host` and `/\host` would leave it. */
const OWN_PATH = /^\/(?![/\\])/;
/** The path of uploaded images. */
const UPLOAD_PATH = /^\/(?:[\w-]+\/)*utils-service\/download\//;
const LINK = /^(?:https?:\/\/|mailto:|#)/i;

const without = (attributes: sanitizeHtml.Attributes, name: string): sanitizeHtml.Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([one]) => one !== name));

const OPTIONS: IOptions = {
  allowedTags: [
    ...TEXT_TAGS,
    ...EMPHASIS_TAGS,
    ...HEADING_TAGS,
    ...LIST_TAGS,
    ...TABLE_TAGS,
    ...IMAGE_TAGS,
    'a',
  ],
  allowedAttributes: {
    '*': ['lang', 'dir', 'title'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attributes) => {
      const href = attributes['href']?.trim() ?? '';
      const kept = LINK.test(href) || OWN_PATH.test(href) ? attributes : without(attributes, 'href');
      // A page opened by the link must not control this page.
      return { tagName, attribs: { ...kept, rel: 'noopener noreferrer' } };
    },
    img: (tagName, attributes) => {
      const source = attributes['src']?.trim() ?? '';
      const isKept = /^https:\/\//i.test(source) || UPLOAD_PATH.test(source);
      return { tagName, attribs: isKept ? attributes : without(attributes, 'src') };
    },
  },
};

/** Repairing broken HTML can change its meaning, so cleaning is repeated until nothing changes. */
const MOST_PASSES = 5;

/**
 * Removes everything from HTML but allowed tags, attributes and addresses. The text in removed tags stays, except for
 * scripts and styles. Cleaning twice changes nothing.
 * @example
 * cleanHtml('<p onclick="x()">Hi<script>x()</script></p>'); // '<p>Hi</p>'
 */
export const cleanHtml = (html: string): string => {
  let current = html;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const cleaned = sanitizeHtml(current, OPTIONS);
    if (cleaned === current) return cleaned;
    current = cleaned;
  }
  return sanitizeHtml(current, { allowedTags: [] });
};
