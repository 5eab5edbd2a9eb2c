import { hasMod11CheckCharacter } from './check-digits.ts';
import { createParser, type BodyReader } from './create-parser.ts';

const ORCID = /^(\d{4})[- ]?(\d{4})[- ]?(\d{4})[- ]?(\d{3}[\dX])$/i;

export const readOrcid: BodyReader = (body) => {
  const groups = ORCID.exec(body)?.slice(1);
  if (!groups) return null;
  const value = groups.join('-').toUpperCase();
  return {
    scheme: 'orcid',
    value,
    display: value,
    url: `https://orcid.org/${value}`,
    checkDigits: hasMod11CheckCharacter(value.replaceAll('-', '')) ? 'valid' : 'invalid',
  };
};

/**
 * Parses an ORCID iD, with or without dashes, as an address, with an `x` of either case. A wrong check digit is
 * reported, not refused. Spec §5; ISO 7064 MOD 11-2.
 * @example
 * parseOrcid('orcid.org/0000-0002-1825-0097')?.checkDigits; // 'valid'
 */
export const parseOrcid = createParser([null, 'orcid'], readOrcid);
