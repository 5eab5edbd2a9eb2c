import { expect, test } from '@jest/globals';
import { originalIdForms } from './original-id-forms.ts';

test.each([
  ['doi_________::1', 'doi_________::1', '50|doi_________::1', '10|doi_________::1'],
  ['50|doi_________::1', 'doi_________::1', '50|doi_________::1', '20|doi_________::1'],
])('%s is found as %s and %s, whatever its kind', (id, ...forms) => {
  expect(originalIdForms(id)).toEqual(expect.arrayContaining(forms));
});

test.each([['10.1234/abc'], ['0000-0002-1825-0097'], ['doi::1'], ['doi_________::'], ['']])(
  '%j is not an id of the graph',
  (id) => {
    expect(originalIdForms(id)).toEqual([]);
  },
);
