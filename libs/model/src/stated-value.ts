import { plainText } from './marked-text.ts';
import type { ResearchProduct } from './records.ts';
import type { StatedField } from './stated-fields.ts';
import { parseLanguageCode } from './vocabularies/languages.ts';

/** Longer values are cut: they only serve comparison by readers. */
const MOST_CHARS = 500;
const MOST_AUTHORS = 10;

const names = (authors: ResearchProduct['authors']): string => {
  const all = (authors ?? []).map(({ fullName }) => fullName);
  const said = all.slice(0, MOST_AUTHORS).join('; ');
  return all.length > MOST_AUTHORS ? `${said}; … (${String(all.length)})` : said;
};

const languageCode = (text: string): string => {
  const code = parseLanguageCode(text);
  return code === 'und' ? '' : code;
};

const SAID: Readonly<Record<StatedField, (product: ResearchProduct) => string>> = {
  mainTitle: ({ mainTitle }) => plainText(mainTitle ?? ''),
  authors: (product) => names(product.authors),
  publicationDate: ({ publicationDate }) => publicationDate ?? '',
  publisher: ({ publisher }) => publisher ?? '',
  type: ({ type }) => type,
  language: ({ language }) => languageCode(language?.code ?? ''),
};

/**
 * Returns a product's value of a field as plain text of at most 500 characters; `null` if it has none. Of more than
 * ten authors it has the first ten and their number.
 * @example statedValue({ id: 'a', type: 'dataset', mainTitle: 'H<sub>2</sub>O' }, 'mainTitle') // 'H2O'
 */
export const statedValue = (product: ResearchProduct, field: StatedField): string | null => {
  const value = SAID[field](product);
  return value.length > MOST_CHARS ? `${value.slice(0, MOST_CHARS - 1)}…` : value || null;
};
