import { asRefinement, optional, validateUrl } from '@open-discovery/validators';
import { z } from 'zod';
import { cleanHtml, MOST_HTML_CHARS } from './clean-html.ts';

const MOST_ADDRESS_CHARS = 2_000;
const MOST_CSS_CHARS = 50_000;

/** Parses and cleans the HTML of a help text. Stored rows pass through it, too. */
export const html = z
  .string()
  .max(MOST_HTML_CHARS, `must have at most ${MOST_HTML_CHARS} characters`)
  .default('')
  .transform((given, context) => {
    const cleaned = cleanHtml(given);
    if (cleaned.ok) return cleaned.html;
    context.addIssue(cleaned.message);
    return z.NEVER;
  });

/** Parses a web address; it may be empty. Spec §5. */
export const webAddress = z
  .string()
  .max(MOST_ADDRESS_CHARS)
  .refine(...asRefinement(optional(validateUrl)))
  .default('');

/** Parses a path of the portal; it may be empty. */
export const portalPath = z
  .string()
  .max(MOST_ADDRESS_CHARS)
  .regex(/^(?:\/(?![/\\])[^\s\\\p{Cc}]*)?$/u, 'starts with one / and has no spaces')
  .default('');

/** The name of an uploaded logo. Spec §3 "Logo". */
export const UPLOADED_FILE = /^[\w-][\w.-]{0,199}$/;

/** Matches CSS that could load other files or end the style element. */
const LEAVING_CSS = /<\/?style|<!--|@import|@charset|@namespace|url\s*\(|image-set\s*\(|expression\s*\(|\\/i;

/** Parses the style rules of a portal. They cannot load files or break out of their style element. */
export const portalCss = z
  .string()
  .max(MOST_CSS_CHARS)
  .refine((css) => !LEAVING_CSS.test(css), 'must not contain url(), @import, escapes or tags')
  .default('');
