import { createParser, type BodyReader } from './create-parser.ts';

/** Four-digit numbers from April 2007 on, five-digit ones since January 2015. */
const NUMBER =
  /^(?:(?:0[7-9]|1[0-4])(?:0[1-9]|1[0-2])\.\d{4}|(?:1[5-9]|[2-9]\d)(?:0[1-9]|1[0-2])\.\d{5})(?:v\d{1,3})?$/;
/** The subject class (`math.GT`) is not part of the id. */
const OLD_NUMBER = /^([a-z]+(?:-[a-z]+)?)(?:\.[a-z]{2})?\/(\d{2}(?:0[1-9]|1[0-2])\d{3}(?:v\d{1,3})?)$/;
const ARCHIVES: ReadonlySet<string> = new Set(
  (
    'acc-phys adap-org alg-geom ao-sci astro-ph atom-ph bayes-an chao-dyn chem-ph cmp-lg comp-gas cond-mat cs dg-ga ' +
    'funct-an gr-qc hep-ex hep-lat hep-ph hep-th math math-ph mtrl-th nlin nucl-ex nucl-th patt-sol physics ' +
    'plasm-ph q-alg q-bio quant-ph solv-int supr-con'
  ).split(' '),
);

const normalForm = (text: string): string | null => {
  if (NUMBER.test(text)) return text;
  const [, archive, number = ''] = OLD_NUMBER.exec(text) ?? [];
  return archive !== undefined && ARCHIVES.has(archive) ? `${archive}/${number}` : null;
};

export const readArxiv: BodyReader = (body) => {
  const value = normalForm(body.toLowerCase().replace(/ ?\[[a-z.-]{2,20}\]$|\.pdf$/, ''));
  return value === null
    ? null
    : {
        scheme: 'arxiv',
        value,
        display: `arXiv:${value}`,
        url: `https://arxiv.org/abs/${value}`,
        checkDigits: 'none',
      };
};

/**
 * Parses an arXiv id of either numbering, with its version if it has one.
 * @example
 * parseArxiv('https://arxiv.org/pdf/2101.00001v2.pdf')?.display; // 'arXiv:2101.00001v2'
 */
export const parseArxiv = createParser([null, 'arxiv'], readArxiv);
