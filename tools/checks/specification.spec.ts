import { describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readReferences } from './read-references.ts';
import { oneLine, readRules, readSections } from './read-specification.ts';
import type { Proof } from './read-specification.ts';
import { committedFiles, readText, ROOT } from './repository.ts';

const PAGE = 'docs/specification.md';
const CALLS = 'libs/admin-client/src/testing/every-call.ts';
/** Data files, and the code of this check. */
const NO_REFERENCES =
  /\.(png|jpg|ico|woff2|gz|tar|zip|jsonl|xml|xsd)$|^package-lock\.json$|^tools\/checks\/(read-)?(specification|references)\./;

const page = readText(PAGE);
const rules = readRules(page);
const sections = readSections(page);

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const known = sources.get(file) ?? (existsSync(path.join(ROOT, file)) ? oneLine(readText(file)) : '');
  sources.set(file, known);
  return known;
};
/** Reports whether the source has the title as a whole string, not as part of another one. */
const hasTitle = ({ file, title }: Proof): boolean =>
  ["'", '"', '`'].some((quote) => sourceOf(file).includes(`${quote}${title}${quote}`));
const brokenProofs = (isWrong: (proof: Proof) => boolean): string[] =>
  rules.flatMap(({ id, proofs }) =>
    proofs.filter(isWrong).map(({ file, title, row }) => `§${id}: ${file}: ${row ?? title}`),
  );

describe('a rule of the specification', () => {
  test('belongs to one of the nine sections, by a unique number', () => {
    expect([...sections.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map(String));
    const ids = rules.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !sections.get(id.charAt(0))?.includes(`**§${id}**`))).toEqual([]);
  });

  test('names its tests, or says what is missing', () => {
    expect(rules.flatMap(({ id, unreadable }) => unreadable.map((item) => `§${id}: ${item}`))).toEqual([]);
    expect(rules.filter(({ proofs, notYet }) => proofs.length === 0 && notYet === null)).toEqual([]);
  });
});

describe('a proof of a rule', () => {
  test('is in a spec file that exists', () => {
    expect(brokenProofs(({ file }) => !/\.spec\.tsx?$/.test(file) || sourceOf(file) === '')).toEqual([]);
  });

  test('is the title of a test of that file', () => {
    expect(brokenProofs((proof) => !hasTitle(proof))).toEqual([]);
  });

  test('has the row that it names', () => {
    expect(brokenProofs(({ file, row }) => row !== null && !sourceOf(file).includes(row))).toEqual([]);
  });
});

describe('the calls of Spec §7', () => {
  const documented = [...page.matchAll(/`((?:GET|POST) [^`]+)`/g)].map(([, call = '']) => call);
  const sent = [...readText(CALLS).matchAll(/'((?:GET|POST) [^']+)'/g)].map(([, call = '']) => call);
  const pattern = (call: string) =>
    new RegExp(`^${call.replace(/[?.]/g, String.raw`\$&`).replace(/\{\w+\}/g, '[^/?&]+')}$`);

  test('are all calls that the client sends', () => {
    expect(sent.filter((call) => !documented.some((known) => pattern(known).test(call)))).toEqual([]);
  });

  test('are sent by the client', () => {
    expect(documented.filter((call) => !sent.some((known) => pattern(call).test(known)))).toEqual([]);
  });
});

describe('a reference to the specification', () => {
  const found = committedFiles()
    .filter((file) => file !== PAGE && !NO_REFERENCES.test(file))
    .filter((file) => readText(file).includes('§'))
    .map((file) => ({ file, ...readReferences(readText(file)) }));

  test.each([
    ['Spec §4.', [['4', null]]],
    ['Spec §4.3: it', [['4.3', null]]],
    [
      'Spec §2, §9',
      [
        ['2', null],
        ['9', null],
      ],
    ],
    [
      'Spec §3 "Logo" and §4, "Startup"',
      [
        ['3', null],
        ['3', 'Logo'],
        ['4', null],
        ['4', 'Startup'],
      ],
    ],
    [
      '(Spec\n * §3 "Menu\n * item")',
      [
        ['3', null],
        ['3', 'Menu item'],
      ],
    ],
    ["expect('a (Spec §2)', 'b')", [['2', null]]],
    ['RFC 9110 §13.1.2', []],
  ])('is found in %j', (text, expected) => {
    const { references, unattributed } = readReferences(text);
    expect(references.map(({ id, part }) => [id, part])).toEqual(expected);
    expect(unattributed).toEqual([]);
  });

  test('names its document', () => {
    expect(
      found.flatMap(({ file, unattributed }) => unattributed.map((around) => `${file}: ${around}`)),
    ).toEqual([]);
  });

  test('leads to a section or a rule that is there', () => {
    const known = new Set([...sections.keys(), ...rules.map(({ id }) => id)]);
    const lost = found.flatMap(({ file, references }) =>
      references.filter(({ id }) => !known.has(id)).map(({ id }) => `${file}: §${id}`),
    );
    expect(lost).toEqual([]);
  });

  test('names a part that its section has', () => {
    const has = (id: string, part: string): boolean =>
      oneLine(sections.get(id.charAt(0)) ?? '')
        .toLowerCase()
        .includes(part.toLowerCase());
    const lost = found.flatMap(({ file, references }) =>
      references
        .filter(({ id, part }) => part !== null && !has(id, part))
        .map(({ id, part }) => `${file}: §${id} "${part ?? ''}"`),
    );
    expect(lost).toEqual([]);
  });
});
