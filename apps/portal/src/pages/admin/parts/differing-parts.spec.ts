import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { differingParts } from './differing-parts.ts';

const WORDS = 'The sea level rises and falls. '.repeat(20);

test.each([
  ['short texts', 'Tides', 'Winds', ['Tides', 'Winds']],
  ['the end of long ones', `${WORDS}Tides`, WORDS, [/^… [^]{80,90}Tides$/, /^… [^]{80,90}$/]],
  ['the beginning of long ones', `Tides ${WORDS}`, WORDS, [/^Tides [^]{80,100} …$/, /^[^]{80,100} …$/]],
  [
    'the middle of long ones',
    `${WORDS}Tides ${WORDS}`,
    `${WORDS}Winds ${WORDS}`,
    [/^… [^]{80,90}Tides [^]{75,100} …$/, /^… [^]{80,90}Winds [^]{75,100} …$/],
  ],
])('%s', (_title, one, other, parts) => {
  const found = differingParts(one, other);
  parts.forEach((part, at) =>
    typeof part === 'string' ? expect(found[at]).toBe(part) : expect(found[at]).toMatch(part),
  );
});

test('texts that differ have parts that differ, which are in the texts', () => {
  const text = fc.array(fc.constantFrom('a ', 'b ', '𝄞 '), { maxLength: 300 }).map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (one, other) => {
      const parts = differingParts(one, other);
      expect(parts[0] === parts[1]).toBe(one === other);
      expect(one).toContain(parts[0].replace(/^… | …$/g, ''));
      expect(other).toContain(parts[1].replace(/^… | …$/g, ''));
    }),
  );
});
