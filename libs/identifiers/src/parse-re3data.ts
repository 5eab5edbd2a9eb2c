import { createParser, type BodyReader } from './create-parser.ts';

const RE3DATA = /^r3d1\d{8}$/;

export const readRe3data: BodyReader = (body) => {
  const value = body.toLowerCase();
  return RE3DATA.test(value)
    ? {
        scheme: 're3data',
        value,
        display: value,
        url: `https://www.re3data.org/repository/${value}`,
        checkDigits: 'none',
      }
    : null;
};

/**
 * Parses the id of a repository in re3data. Spec §5.
 * @example
 * parseRe3data('https://www.re3data.org/repository/r3d100000044')?.value; // 'r3d100000044'
 */
export const parseRe3data = createParser([null, 're3data'], readRe3data);
