import { describe, expect, test } from '@jest/globals';
import { analyze } from './analyze.ts';
import type { AnalyzerName } from './analyzer-name.ts';

const termsOf = (text: string, analyzer: AnalyzerName): string =>
  analyze(text, analyzer)
    .map(({ term }) => term)
    .join(' ');

/** By language: a text, and its terms where words are stemmed. */
const TEXTS: Record<string, readonly (readonly [text: string, terms: string])[]> = {
  English: [
    ['Rising seas, warmed oceans', 'ris sea warm ocean'],
    ["the species' analyses of gases", 'the species analys of gas'],
    ['mapping mapped maps', 'map map map'],
    ['bus, lens, news, physics', 'bus lens news physics'],
    ['co-authored e-mail', 'co author e mail'],
  ],
  German: [
    ['Übergrößenträger', 'ubergrossentrager'],
    ['GEFÄSS Gefäß', 'gefass gefass'],
    ['Straße Strasse', 'strass strass'],
  ],
  French: [
    ['L’été où naîtront des cœurs', 'l ete ou naitront des coeur'],
    ['Ça, là-bas', 'ca la bas'],
  ],
  Spanish: [
    ['¿Dónde está el Ñandú?', 'dond esta el nandu'],
    ['pingüinos', 'pinguino'],
  ],
  Portuguese: [['Ação, coração', 'acao coracao']],
  Czech: [['Příliš žluťoučký kůň', 'prilis zlutoucky kun']],
  Turkish: [['İstanbul ısı', 'istanbul isi']],
  Vietnamese: [['Việt Nam, Đà Nẵng', 'viet nam da nang']],
  Greek: [['Ὀδυσσεύς Οδυσσευς', 'οδυσσευσ οδυσσευσ']],
  Russian: [['Чёрное море ЙОД', 'черное море иод']],
  Arabic: [['الْعِلْم العلم', 'العلم العلم']],
  Hebrew: [['שָׁלוֹם שלום', 'שלום שלום']],
  Hindi: [['हिन्दी विज्ञान', 'हिन्दी विज्ञान']],
  Chinese: [['气候变化', '气候 候变 变化 化']],
  Japanese: [
    ['データベース', 'デー ータ タベ ベー ース ス'],
    ['ﾃﾞｰﾀ', 'デー ータ タ'],
  ],
  Korean: [['기후 변화', '기후 후 변화 화']],
  Thai: [['วิทยาศาสตร์ไทย', 'วิทยาศาสตร์ ไทย']],
  Mixed: [['DNA測定 2.0', 'dna 測定 定 2 0 2.0']],
};

const CODES: readonly (readonly [text: string, terms: string])[] = [
  ['10.5281/ZENODO.1234567', '10 5281 zenodo 1234567 10.5281/zenodo.1234567 10.5281'],
  ['https://doi.org/10.1/x', 'https doi org 10 1 x doi.org/10.1/x https://doi.org/10.1/x'],
  ['0000-0002-1825-009X', '0000 0002 1825 009x 0000-0002-1825-009x'],
  ['arXiv:2101.00001v2', 'arxiv 2101 00001v2 2101.00001v2 arxiv:2101.00001v2'],
  ['GA-101017452', 'ga 101017452 ga-101017452'],
  ['H2020_MSCA', 'h2020 msca h2020_msca'],
];

describe.each(Object.entries(TEXTS))('%s', (_, texts) => {
  test.each(texts)('%s → %s', (text, terms) => {
    expect(termsOf(text, 'text')).toBe(terms);
  });
});

describe('identifiers and codes are found whole and by their parts', () => {
  test.each(CODES)('%s → %s', (text, terms) => {
    expect(termsOf(text, 'identifier')).toBe(terms);
  });
});
