import { expect, test } from '@jest/globals';
import { parseQueryText } from '@open-discovery/search-fields';
import fc from 'fast-check';
import { phraseOf, queryExamples, wordsOf } from './query-examples.ts';

test.each([
  ['Sea-level rise and coastal flooding', ['level', 'coastal', 'flooding'], 'coastal flooding'],
  ['The FAIR Guiding Principles', ['guiding', 'principles'], 'guiding principles'],
  ['DNA', [], null],
  ['', [], null],
])('of the title %j, the words are %j and the phrase is %j', (title, words, phrase) => {
  expect([wordsOf(title), phraseOf(title)]).toEqual([words, phrase]);
});

test('a record with a title, an author, a date and a DOI has an example of every rule', () => {
  const examples = queryExamples({
    mainTitle: 'Sea-level rise and coastal flooding',
    authors: [
      { fullName: 'Li, Y.', rank: 1 },
      { fullName: 'Nguyen, An', rank: 2 },
    ],
    publicationDate: '2021-04-01',
    pids: [{ scheme: 'doi', value: '10.1000/x' }],
  });
  expect(examples.map(({ rule, typed }) => [rule, typed])).toEqual([
    ['words', 'level coastal'],
    ['phrase', '"coastal flooding"'],
    ['or', 'level OR coastal'],
    ['not', 'level NOT coastal'],
    ['group', 'level (coastal OR flooding)'],
    ['prefix', 'leve*'],
    ['title', 'title:level'],
    ['author', 'author:Nguyen'],
    ['years', 'level year:2021..'],
    ['identifier', '10.1000/x'],
  ]);
});

test('no title makes an example that is a mistake', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (mainTitle) => {
      for (const { query } of queryExamples({ mainTitle, publicationDate: '2020' }))
        expect(parseQueryText(query.text).problems).toEqual([]);
    }),
  );
});
