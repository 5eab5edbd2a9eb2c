import { rorCheckDigits } from './check-digits.ts';
import { createParser, type BodyReader } from './create-parser.ts';

const ROR = /^(0[a-hj-km-np-tv-z0-9]{6})(\d{2})$/;

export const readRor: BodyReader = (body) => {
  const value = body.toLowerCase();
  const [, first, check] = ROR.exec(value) ?? [];
  if (first === undefined) return null;
  const url = `https://ror.org/${value}`;
  return {
    scheme: 'ror',
    value,
    display: url,
    url,
    checkDigits: rorCheckDigits(first) === check ? 'valid' : 'invalid',
  };
};

/**
 * Parses the id of an organization in ROR; the value is the id without its address. Wrong check digits are reported,
 * not refused. Crockford's Base 32, ISO 7064 MOD 97-10.
 * @example
 * parseRor('https://ror.org/02mhbdp94')?.value; // '02mhbdp94'
 */
export const parseRor = createParser([null, 'ror'], readRor);
