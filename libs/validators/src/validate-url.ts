import { DOMAIN } from './domain-pattern.ts';
import { isText } from './is-text.ts';
import { invalid, valid, type Validation } from './validation.ts';

const LONGEST_URL = 2048;
const PORT_AND_REST = String.raw`\.?(?::\d{0,5})?(?:[/?#][^\s\p{Cc}\p{Cf}\p{Cs}<>"\\]*)?`;
/** The pattern has no user name before the host, because it makes one site look like another. */
const URL_PATTERN = new RegExp(
  String.raw`^(?:https?:\/\/(?:${DOMAIN}|localhost|\[[\da-f:.]{2,45}\])|www\.${DOMAIN})${PORT_AND_REST}$`,
  'iu',
);

/**
 * Validates a web address that starts with `http://`, `https://` or `www.`. Other schemes and user names are refused.
 * `new URL` parses every accepted one. The value can be used as a link: `www.` gets `https://` before it. Spec §5.
 * @example
 * validateUrl('www.example.org/a?b=c'); // { ok: true, value: 'https://www.example.org/a?b=c' }
 */
export const validateUrl = (text: string): Validation<string> => {
  if (!isText(text)) return invalid('validation.text');
  const trimmed = text.trim();
  // File systems decompose letters with accents; an address means the composed ones.
  if (trimmed.length > LONGEST_URL || !URL_PATTERN.test(trimmed.normalize('NFC')))
    return invalid('validation.url');
  const address = /^www\./i.test(trimmed) ? `https://${trimmed}` : trimmed;
  // Ports, IP addresses and encoded names have their own rules.
  return URL.canParse(address) ? valid(address) : invalid('validation.url');
};
