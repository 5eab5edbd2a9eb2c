import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { analyze } from './analyze.ts';

const termsOf = (text: string, analyzer: 'text' | 'name' | 'identifier' = 'text'): string[] =>
  analyze(text, analyzer).map(({ term }) => term);

describe('analysis', () => {
  test.each([
    ['case and plural go', 'The Models', ['the', 'model']],
    ['hyphens separate', 'sea-level rise', ['sea', 'level', 'ris']],
    ['possessive s goes', "Darwin's finches", ['darwin', 'finch']],
    ['German', 'Größe der Straße', ['gross', 'der', 'strass']],
    ['French', "l'œuvre déjà vue", ['l', 'oeuvr', 'deja', 'vue']],
    ['Spanish', 'año pingüino', ['ano', 'pinguino']],
    ['Polish, Danish, Turkish', 'Łódź Århus ırmak', ['lodz', 'arhus', 'irmak']],
    ['Greek final sigma', 'ΛΟΓΟΣ λόγος', ['λογοσ', 'λογοσ']],
    ['Cyrillic', 'Ёлка', ['елка']],
    ['ligatures and full width', 'ﬁnd Ａ１', ['find', 'a1']],
    ['Chinese in pairs, and the last character', '中国科学', ['中国', '国科', '科学', '学']],
    ['one Chinese character', '中', ['中']],
    ['kana keep their voicing', 'がく', ['がく', 'く']],
    ['Thai by dictionary', 'ภาษาไทย', ['ภาษา', 'ไทย']],
    ['letters with digits stay together', 'GW150914 H2020', ['gw150914', 'h2020']],
    ['versions also as a whole', 'v1.2', ['v1', '2', 'v1.2']],
    ['alternatives are not a code', 'and/or', ['and', 'or']],
    [
      'a DOI also as a whole',
      'doi:10.1038/Nature12373.',
      ['doi', '10', '1038', 'nature12373', '10.1038/nature12373', '10.1038'],
    ],
    [
      'DOI with brackets',
      '10.1016/0370-2693(87)91197-X',
      ['10', '1016', '0370', '2693', '87', '91197', 'x', '10.1016/0370-2693(87)91197-x', '10.1016'],
    ],
    ['lone surrogates separate', 'a\ud800b', ['a', 'b']],
    ['nothing', ' –…* ', []],
  ])('%s', (_, text, expected) => {
    expect(termsOf(text)).toEqual(expected);
  });

  test.each([
    ['names are not stemmed', 'name', 'Bridges', ['bridges']],
    ['identifiers are kept whole as well', 'identifier', '0000-0002', ['0000', '0002', '0000-0002']],
    ['an identifier of one word stands once', 'identifier', 'PMC123', ['pmc123']],
  ] as const)('%s', (_, analyzer, text, expected) => {
    expect(termsOf(text, analyzer)).toEqual(expected);
  });

  test.each([
    ['study studies studied studying', 'study'],
    ['model models modeled modelling modelled', 'model'],
    ['run runs running', 'run'],
    ['make makes making', 'mak'],
    ['process processes processing processed', 'process'],
    ['box boxes', 'box'],
    ['change changes changed changing', 'chang'],
    ['species', 'species'],
    ['need', 'need'],
    ['string', 'string'],
    ['analysis', 'analysis'],
    ['during', 'during'],
  ])('%s share one stem', (words, stem) => {
    expect(new Set(termsOf(words))).toEqual(new Set([stem]));
  });

  test('never throws, and every token is a piece of the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('text', 'name', 'identifier'),
        (text, analyzer) => {
          for (const { start, end, term } of analyze(text, analyzer)) {
            expect(start).toBeLessThan(end);
            expect(end).toBeLessThanOrEqual(text.length);
            expect(term).not.toBe('');
          }
        },
      ),
    );
  });
});
