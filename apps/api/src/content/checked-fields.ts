import { portalPath, webAddress } from '@open-discovery/config/portal';
import { REFUSAL_SENTENCES } from '@open-discovery/model';
import { z } from 'zod';
import { cleanHtml, MOST_HTML_CHARS } from './clean-html.ts';

const MOST_CSS_CHARS = 50_000;

/** Parses and cleans the HTML of a help text. Stored rows pass through it, too. */
export const html = z
  .string()
  .max(MOST_HTML_CHARS, `must have at most ${MOST_HTML_CHARS} characters`)
  .default('')
  .transform((given, context) => {
    const cleaned = cleanHtml(given);
    if (cleaned.ok) return cleaned.html;
    const { message, ...params } = cleaned.problem;
    context.addIssue({ code: 'custom', message, params });
    return z.NEVER;
  });

/** Matches CSS that could load other files or end the style element. */
const LEAVING_CSS = /<\/?style|<!--|@import|@charset|@namespace|url\s*\(|image-set\s*\(|expression\s*\(|\\/i;

/** Parses the style rules of a portal. They cannot load files or break out of their style element. */
export const portalCss = z
  .string()
  .max(MOST_CSS_CHARS)
  .refine((css) => !LEAVING_CSS.test(css), REFUSAL_SENTENCES.css)
  .default('');

/** Parses the address of a page's original: a path of the portal or a web address; it may be empty. */
export const canonicalAddress = z.union([portalPath, webAddress], REFUSAL_SENTENCES.address).default('');
