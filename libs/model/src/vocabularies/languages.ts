/** Codes that mean "no language known". */
const UNKNOWN: ReadonlySet<string> = new Set(['und', 'unknown', 'mis', 'zxx', 'other', 'undetermined']);

/**
 * Languages as sources write them: the two-letter code, then the three-letter codes. If there are two of these, the
 * graph's code is both, joined by a slash.
 */
const CODES = (
  'af afr;am amh;ar ara;az aze;be bel;bg bul;bn ben;bo bod tib;br bre;bs bos;ca cat;cs ces cze;cy cym wel;' +
  'da dan;de deu ger;el ell gre;en eng;eo epo;es spa;et est;eu eus baq;fa fas per;fi fin;fr fra fre;ga gle;' +
  'gl glg;gu guj;he heb;hi hin;hr hrv;hu hun;hy hye arm;id ind;is isl ice;it ita;ja jpn;jv jav;ka kat geo;' +
  'kk kaz;km khm;kn kan;ko kor;ku kur;ky kir;la lat;lb ltz;lo lao;lt lit;lv lav;mg mlg;mi mri mao;' +
  'mk mkd mac;ml mal;mn mon;mr mar;ms msa may;mt mlt;my mya bur;nb nob;ne nep;nl nld dut;nn nno;no nor;' +
  'oc oci;pa pan;pl pol;ps pus;pt por;qu que;rm roh;ro ron rum;ru rus;sa san;se sme;si sin;sk slk slo;' +
  'sl slv;so som;sq sqi alb;sr srp;sv swe;sw swa;ta tam;te tel;tg tgk;th tha;tk tuk;tl tgl;tr tur;tt tat;' +
  'uk ukr;ur urd;uz uzb;vi vie;xh xho;yi yid;zh zho chi;zu zul'
).split(';');

/** The graph puts the older code of Spanish first, and joins both codes of German, French and others. */
const GRAPH_CODES: Readonly<Record<string, string>> = { spa: 'esl/spa', nld: 'dut/nld' };
const BY_WORD: ReadonlyMap<string, string> = new Map([
  ...CODES.flatMap((row): [string, string][] => {
    const [two = '', ...three] = row.split(' ');
    const code = GRAPH_CODES[three[0] ?? ''] ?? three.join('/');
    return [two, ...three, code].map((word) => [word, code]);
  }),
  ['esl', 'esl/spa'],
]);

/** The graph's codes of the languages in the table. */
export const LANGUAGE_CODES: readonly string[] = [...new Set(BY_WORD.values())];

/**
 * Returns the subtag of a stored language code for `Intl.DisplayNames`, which is the first of two codes (`ces/cze`);
 * `null` for no language.
 * @example languageTag('deu/ger') // 'deu'
 */
export const languageTag = (code: string): string | null => {
  const first = code.split('/')[0]?.trim().toLowerCase() ?? '';
  const tag = first === 'esl' ? 'spa' : first === 'dut' ? 'nld' : first;
  return /^[a-z]{2,3}$/.test(tag) && !UNKNOWN.has(tag) ? tag : null;
};

/**
 * Parses a language code of a source to the graph's code; `und` for no language. An unlisted code is kept in lower
 * case.
 * @example parseLanguageCode('en-US') // 'eng'
 */
export const parseLanguageCode = (text: string | null | undefined): string => {
  const word = (text ?? '').trim().toLowerCase();
  if (word === '' || UNKNOWN.has(word)) return 'und';
  return BY_WORD.get(word) ?? BY_WORD.get(word.split(/[-_]/)[0] ?? '') ?? word;
};
