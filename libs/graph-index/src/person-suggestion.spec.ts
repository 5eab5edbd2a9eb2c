import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parsePersonSuggestion, personSuggestion } from './person-suggestion.ts';

test.each([
  ['Doe, Jane', '0000-0002-1825-0097', 'Doe, Jane 0000000218250097'],
  ['Miller III', '0000-0002-9079-593X', 'Miller III 000000029079593X'],
])('%s with %s is completed as “%s”', (name, orcid, text) => {
  expect(personSuggestion({ name, orcid }).text).toBe(text);
  expect(parsePersonSuggestion(text)).toEqual({ name, orcid });
});

test.each(['Doe, Jane', '', '0000000218250097', 'Doe 0000-0002-1825-0097'])('“%s” is not a person', (text) =>
  expect(parsePersonSuggestion(text)).toBe(null),
);

test('every name keeps its iD', () =>
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (name) => {
      const { text } = personSuggestion({ name, orcid: '0000-0002-1825-0097' });
      expect(text.length).toBeLessThan(200);
      expect(parsePersonSuggestion(text)?.orcid).toBe('0000-0002-1825-0097');
    }),
  ));
