/** Computes ISO 7064 MOD 11-2 over the first 15 digits of an ORCID or ISNI: `0` to `9`, or `X` for ten. */
const mod11CheckCharacter = (first15Digits: string): string => {
  let total = 0;
  for (const digit of first15Digits) total = (total + Number(digit)) * 2;
  const check = (12 - (total % 11)) % 11;
  return check === 10 ? 'X' : String(check);
};

/** Reports whether the last of 16 characters is the check character of the others. */
export const hasMod11CheckCharacter = (value: string): boolean =>
  mod11CheckCharacter(value.slice(0, 15)) === value.charAt(15);

const CROCKFORD_BASE32 = '0123456789abcdefghjkmnpqrstvwxyz';

/** Computes the two check digits that ROR appends to the first seven characters of an id. */
export const rorCheckDigits = (first7Characters: string): string => {
  let value = 0;
  for (const character of first7Characters) value = value * 32 + CROCKFORD_BASE32.indexOf(character);
  return String(98 - ((value * 100) % 97)).padStart(2, '0');
};
