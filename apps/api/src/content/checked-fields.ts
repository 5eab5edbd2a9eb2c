import { asRefinement, optional, validateUrl } from '@open-discovery/validators';
import { z } from 'zod';
import { cleanHtml } from './clean-html.ts';

const MOST_HTML_CHARS = 100_000;
const MOST_ADDRESS_CHARS = 2_000;
const MOST_CSS_CHARS = 50_000;

/** HTML of a help text, cleaned; the store's rows are read through it too, so that nothing else comes out. */
export const html = z.string().max(MOST_HTML_CHARS).default('').transform(cleanHtml);

/** A web address, or nothing. Spec §5. */
export const webAddress = z
  .string()
  .max(MOST_ADDRESS_CHARS)
  .refine(...asRefinement(optional(validateUrl)))
  .default('');

/** A path of the portal itself, or nothing. */
export const portalPath = z
  .string()
  .max(MOST_ADDRESS_CHARS)
  .regex(/^(?:\/(?![/\\])[^\s\\\p{Cc}]*)?$/u, 'starts with one / and has no spaces')
  .default('');

/** A logo: the name of an uploaded file, or a web address. Spec §3 "Logo". */
export const UPLOADED_FILE = /^[\w-][\w.-]{0,199}$/;

/** Whatever could fetch from, or leave, the style sheet that the rules are put into. */
const LEAVING_CSS = /<\/?style|<!--|@import|@charset|@namespace|url\s*\(|image-set\s*\(|expression\s*\(|\\/i;

/** Style rules of a portal. They stay within the page: nothing is fetched, nothing is escaped. */
export const portalCss = z
  .string()
  .max(MOST_CSS_CHARS)
  .refine((css) => !LEAVING_CSS.test(css), 'must not have url(), @import, escapes or tags')
  .default('');
