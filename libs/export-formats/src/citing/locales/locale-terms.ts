/** A term: its text, or the texts for one and for several. */
type Term = string | readonly [single: string, multiple: string];

/**
 * The terms of a citation language by their name in CSL 1.0.2. A form follows the name: `editor short`, `editor verb`.
 * English has the terms that are absent.
 */
export interface LocaleTerms {
  /** Language and country, such as `el-GR`. */
  readonly locale: string;
  /** True if final punctuation is before a closing quotation mark. */
  readonly isPunctuationInQuote: boolean;
  readonly terms: Readonly<Record<string, Term>>;
  /** The names of the months, as a date with a day has them. */
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
}

const FORM = / (short|verb|verb-short|symbol)$/;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const termXml = ([key, term]: readonly [string, Term]): string => {
  const form = FORM.exec(key)?.[1];
  const content =
    typeof term === 'string'
      ? escaped(term)
      : `<single>${escaped(term[0])}</single><multiple>${escaped(term[1])}</multiple>`;
  return `<term name="${key.replace(FORM, '')}"${form ? ` form="${form}"` : ''}>${content}</term>`;
};

const monthTerms = (months: readonly string[], form: '' | ' short'): (readonly [string, Term])[] =>
  months.map((month, at) => [`month-${String(at + 1).padStart(2, '0')}${form}`, month]);

/** Day, month and year, as Greek and Polish write them: 3 maja 2020, 03.05.2020. */
const DATES =
  '<date form="text"><date-part name="day" suffix=" "/><date-part name="month" suffix=" "/><date-part name="year"/></date>' +
  '<date form="numeric"><date-part name="day" form="numeric-leading-zeros" suffix="."/>' +
  '<date-part name="month" form="numeric-leading-zeros" suffix="."/><date-part name="year"/></date>';

/** Formats the terms of a language as a locale of CSL. Source: CSL 1.0.2, “Locale Files”. */
export const toLocaleXml = (language: LocaleTerms): string => {
  const terms = [
    ...Object.entries(language.terms),
    ...monthTerms(language.months, ''),
    ...monthTerms(language.shortMonths, ' short'),
  ];
  return (
    `<locale xmlns="http://purl.org/net/xbiblio/csl" version="1.0" xml:lang="${language.locale}">` +
    `<style-options punctuation-in-quote="${language.isPunctuationInQuote}"/>${DATES}` +
    `<terms>${terms.map(termXml).join('')}</terms></locale>`
  );
};
