import { iso6393 } from 'iso-639-3';
import { LANGUAGE_CODES, parseLanguageCode } from '@open-discovery/model';

const GRAPH_CODES: ReadonlySet<string> = new Set(LANGUAGE_CODES);

type Codes = (typeof iso6393)[number];

/** Returns the Graph's code: ISO 639-3, joined with the older code of libraries where there is one. */
const graphCode = ({ iso6393: code, iso6392B }: Codes): string => {
  const known = parseLanguageCode(code);
  if (GRAPH_CODES.has(known)) return known;
  return iso6392B === undefined || iso6392B === code ? code : `${code}/${iso6392B}`;
};

const codesOf = ({ iso6391, iso6392T, iso6392B, iso6393: code }: Codes): string[] =>
  [iso6391, iso6392T, iso6392B, code].flatMap((one) => one ?? []);

/**
 * ISO 639-3: codes and English names of all languages. A code comes before a name: “olo” is the code of Livvi, and Olo the name of
 * another language.
 */
const BY_WORD: ReadonlyMap<string, string> = new Map([
  ...iso6393.map((language) => [language.name.toLowerCase(), graphCode(language)] as const),
  ...iso6393.flatMap((language) => codesOf(language).map((code) => [code, graphCode(language)] as const)),
]);

/** Returns the languages with a code of two letters by their own names. */
const namedByThemselves = (): ReadonlyMap<string, string> =>
  new Map(
    iso6393.flatMap((language): [string, string][] => {
      const code = language.iso6391;
      const name =
        code === undefined ? undefined : new Intl.DisplayNames([code], { type: 'language' }).of(code);
      return name === undefined ? [] : [[name.toLowerCase(), graphCode(language)]];
    }),
  );

let ownNames: ReadonlyMap<string, string> | null = null;

/**
 * Parses a language code of ISO 639 in any form, with or without a region, or the name of a language in English or
 * in itself, to the Graph's code; `und` for no language, `null` for a text that names none.
 * @example parseLanguage('Deutsch') // 'deu/ger'
 */
export const parseLanguage = (text: string): string | null => {
  const word = text.trim().toLowerCase();
  const known = parseLanguageCode(word);
  if (known === 'und' || GRAPH_CODES.has(known)) return known;
  const code = BY_WORD.get(word) ?? BY_WORD.get(word.split(/[-_]/)[0] ?? '');
  if (code !== undefined) return code;
  ownNames ??= namedByThemselves();
  return ownNames.get(word) ?? null;
};
