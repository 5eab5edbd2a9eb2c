import { expect, test } from '@jest/globals';
import { withoutHeading } from './without-heading.ts';

test.each([
  ['AbstractMacrocyclic lactones (ML) are', 'Macrocyclic lactones (ML) are'],
  ['SummarySIRT1 is a NAD+-dependent enzyme', 'SIRT1 is a NAD+-dependent enzyme'],
  ['ABSTRACTThis study', 'This study'],
  ['ZusammenfassungÄltere Böden', 'Ältere Böden'],
  ['Abstract Background Population based', 'Background Population based'],
  ['Abstract A highly efficient approach', 'A highly efficient approach'],
  ['ABSTRACT In this work, we', 'In this work, we'],
  ['Abstract: we investigate', 'we investigate'],
  ['<b>Abstract:</b> we investigate', 'we investigate'],
  ['Abstract\nTaxonomic difficulties', 'Taxonomic difficulties'],
  ['<b>ABSTRACT</b>\nNontypeable', 'Nontypeable'],
  ['Résumé\nLes marées', 'Les marées'],
])('%j has a heading and becomes %j', (text, expected) => {
  expect(withoutHeading(text)).toBe(expected);
});

test.each([
  ['Abstract and poster of paper 0555 presented at the Digital Humanities Conference'],
  ['Abstract Art in the Netherlands'],
  ['Summary Statistics of tides'],
  ['Abstracts of the conference'],
  ['Resumos expandidos'],
  ['ABSTRACTION AND LIGHT'],
  ['We give an abstract: The sea'],
])('%j keeps its first word, which is part of the sentence', (text) => {
  expect(withoutHeading(text)).toBe(text);
});
