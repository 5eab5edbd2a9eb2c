import { DOMAIN_WITH_NAME } from './domain-pattern.ts';
import { isText } from './is-text.ts';
import { invalid, valid, type Validation } from './validation.ts';

const LONGEST_ADDRESS = 254;
const LOCAL_ATOM = String.raw`[\p{L}\p{N}!#$%&'*+/=?^_{|}~\x60-]{1,64}`;
const EMAIL = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${LOCAL_ATOM}(?:\.${LOCAL_ATOM}){0,31}@${DOMAIN_WITH_NAME}$`,
  'u',
);

/**
 * Validates one e-mail address as mail systems accept it in practice: dot-separated words, `@`, a domain with a dot.
 * Quoted local parts, comments, bare host names and IP addresses are refused. Spec §5; lengths after RFC 5321.
 * @example
 * validateEmail(' ada@example.org '); // { ok: true, value: 'ada@example.org' }
 */
export const validateEmail = (text: string): Validation<string> => {
  if (!isText(text)) return invalid('validation.text');
  // File systems decompose letters with accents; mail systems compare the composed ones.
  const trimmed = text.trim().normalize('NFC');
  return trimmed.length <= LONGEST_ADDRESS && EMAIL.test(trimmed)
    ? valid(trimmed)
    : invalid('validation.email');
};
