import { hasMod11CheckCharacter } from './check-digits.ts';
import { createParser, type BodyReader } from './create-parser.ts';

const ISNI = /^(\d{4})[- ]?(\d{4})[- ]?(\d{4})[- ]?(\d{3}[\dX])$/i;

export const readIsni: BodyReader = (body) => {
  const groups = ISNI.exec(body.toUpperCase())?.slice(1);
  if (!groups) return null;
  const value = groups.join('');
  return {
    scheme: 'isni',
    value,
    display: `ISNI ${groups.join(' ')}`,
    url: `https://isni.org/isni/${value}`,
    checkDigits: hasMod11CheckCharacter(value) ? 'valid' : 'invalid',
  };
};

/**
 * Parses an ISNI, with or without spaces; the value is its 16 characters without them. A wrong check digit is
 * reported, not refused. ISO 27729.
 * @example
 * parseIsni('ISNI 0000 0001 2103 2683')?.value; // '0000000121032683'
 */
export const parseIsni = createParser([null, 'isni'], readIsni);
