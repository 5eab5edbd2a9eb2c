import { createParser, type BodyReader } from './create-parser.ts';

const DIGITS = /^[1-9]\d{0,8}$/;

export const readPmcid: BodyReader = (body) => {
  if (!DIGITS.test(body)) return null;
  const value = `PMC${body}`;
  return {
    scheme: 'pmcid',
    value,
    display: value,
    url: `https://pmc.ncbi.nlm.nih.gov/articles/${value}/`,
    checkDigits: 'none',
  };
};

/**
 * Parses a PubMed Central id. The letters `PMC`, a prefix or an address are required: bare digits are not a PMC id. Spec
 * §5 says seven digits; real ids have five to eight, so any number is accepted.
 * @example
 * parsePmcid('pmc441555')?.value; // 'PMC441555'
 */
export const parsePmcid = createParser(['pmcid'], readPmcid);
