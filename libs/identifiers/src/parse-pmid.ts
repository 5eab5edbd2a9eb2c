import { createParser, type BodyReader } from './create-parser.ts';

const PMID = /^[1-9]\d{0,8}$/;

export const readPmid: BodyReader = (body) =>
  PMID.test(body)
    ? {
        scheme: 'pmid',
        value: body,
        display: `PMID ${body}`,
        url: `https://pubmed.ncbi.nlm.nih.gov/${body}/`,
        checkDigits: 'none',
      }
    : null;

/**
 * Parses a PubMed id: one to nine digits that do not start with 0. Spec §5.
 * @example
 * parsePmid('PMID: 31452104')?.value; // '31452104'
 */
export const parsePmid = createParser([null, 'pmid'], readPmid);
