import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, isAllowedImage, isAllowedLink } from '@open-discovery/model';
import sanitizeHtml from 'sanitize-html';
import type { IOptions } from 'sanitize-html';
import { LimitExceeded } from '../errors/limit-exceeded.ts';
import { problem } from '../errors/problem.ts';
import type { Problem } from '../errors/problem.ts';

const without = (attributes: sanitizeHtml.Attributes, name: string): sanitizeHtml.Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([one]) => one !== name));

const OPTIONS: IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: Object.fromEntries(
    Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attributes) => {
      const href = attributes['href']?.trim() ?? '';
      const kept = isAllowedLink(href) ? attributes : without(attributes, 'href');
      // A page opened by the link must not control this page.
      return { tagName, attribs: { ...kept, rel: 'noopener noreferrer' } };
    },
    img: (tagName, attributes) => {
      const source = attributes['src']?.trim() ?? '';
      return { tagName, attribs: isAllowedImage(source) ? attributes : without(attributes, 'src') };
    },
  },
};

/** Repairing broken HTML can change its meaning, so cleaning is repeated until nothing changes. */
const MOST_PASSES = 5;
/** The parser needs quadratic time for nested elements. No text that people write is nested as deeply. */
const MOST_LEVELS = 100;
/** Maximum number of characters of a text, before and after cleaning, so that a stored text can be read again. */
export const MOST_HTML_CHARS = 100_000;

export type CleanedHtml =
  { readonly ok: true; readonly html: string } | { readonly ok: false; readonly problem: Problem };

/** Removes everything that is not allowed, in one pass. Throws {@link LimitExceeded}. */
const cleanOnce = (html: string, options: IOptions): string => {
  let levels = 0;
  const cleaned = sanitizeHtml(html, {
    ...options,
    onOpenTag: () => {
      levels += 1;
      if (levels > MOST_LEVELS) throw new LimitExceeded(problem('html-nesting', { max: MOST_LEVELS }));
    },
    onCloseTag: () => {
      levels -= 1;
    },
  });
  if (cleaned.length > MOST_HTML_CHARS)
    throw new LimitExceeded(problem('html-length', { count: cleaned.length, max: MOST_HTML_CHARS }));
  return cleaned;
};

const cleanUntilStable = (html: string): string => {
  let current = html;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const cleaned = cleanOnce(current, OPTIONS);
    if (cleaned === current) return cleaned;
    current = cleaned;
  }
  return cleanOnce(current, { allowedTags: [] });
};

/**
 * Removes everything from HTML but allowed tags, attributes and addresses. The text in removed tags stays, except for
 * scripts and styles. Cleaning twice changes nothing. A text that exceeds a limit once it is cleaned is refused.
 * @example
 * cleanHtml('<p onclick="x()">Hi<script>x()</script></p>'); // { ok: true, html: '<p>Hi</p>' }
 */
export const cleanHtml = (given: string): CleanedHtml => {
  try {
    return { ok: true, html: cleanUntilStable(given) };
  } catch (error) {
    if (error instanceof LimitExceeded) return { ok: false, problem: error.problem };
    throw error;
  }
};
