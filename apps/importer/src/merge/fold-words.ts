import { plainText } from '@open-discovery/model';

const ACCENTS = /[\u0300-\u036F]+/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const MOST_WORDS = 60;

/**
 * Returns the words of a text without case, accents, marks and punctuation, at most 60.
 * @example foldWords('<i>Zostera</i> in the Øre­sund: a “survey”') // ['zostera', 'in', 'the', 'øresund', 'a', 'survey']
 */
export const foldWords = (text: string | null | undefined): string[] =>
  (
    plainText(text ?? '')
      .normalize('NFKD')
      .replaceAll(ACCENTS, '')
      .toLowerCase()
      .match(WORD) ?? []
  ).slice(0, MOST_WORDS);

/** Returns the words of a text like {@link foldWords}, as one text. */
export const foldText = (text: string | null | undefined): string => foldWords(text).join(' ');
