/** ISO 3166-1 alpha-2 codes, and `XK` because it is in use. `Intl.DisplayNames` provides the names. */
const CODES = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS ' +
  'BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE ' +
  'EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM ' +
  'HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC ' +
  'LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA ' +
  'NC NE NF NG NI NL NO NP NR NU NZ OM OT PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU ' +
  'RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN ' +
  'TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ');

/** The countries that the portal groups as European. Spec §9. */
export const EUROPEAN_COUNTRY_CODES: readonly string[] = (
  'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU ' +
  'LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK'
).split(' ');

/** ISO 3166-1 codes of two letters, and `XK` for Kosovo. */
export const COUNTRY_CODES: readonly string[] = CODES;
const EUROPEAN: ReadonlySet<string> = new Set(EUROPEAN_COUNTRY_CODES);
const KNOWN: ReadonlySet<string> = new Set(CODES);
/** Codes that European sources use for Greece and the United Kingdom. */
const ALIASES: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' };

/**
 * Reports whether a country counts as European. Spec §9.
 * @example isEuropeanCountry('GR') // true
 */
export const isEuropeanCountry = (code: string): boolean => EUROPEAN.has(code);

/**
 * Parses a country code of a source to its ISO code, or `null`.
 * @example parseCountryCode('el') // 'GR'
 */
export const parseCountryCode = (text: string | null | undefined): string | null => {
  const code = (text ?? '').trim().toUpperCase();
  const iso = ALIASES[code] ?? code;
  return KNOWN.has(iso) ? iso : null;
};
