import { describe, expect, test } from '@jest/globals';
import { NOT_YET } from '../specification/not-yet.mjs';
import { hasRow, readTable, readTitles } from '../specification/read-titles.mjs';
import { SECTIONS } from '../specification/sections.mjs';
import { PAGE, writePage } from '../specification/write-page.mjs';
import { readText } from './repository.ts';

/** What the runners of tests run. */
const SPEC = /\.spec\.tsx?$/;

const rules = SECTIONS.flatMap(({ number, rules: own }) => own.map((rule) => ({ number, ...rule })));
const proofs = rules.flatMap(({ proofs: own }) => own);
const files = [...new Set(proofs.map(({ file }) => file))].sort();
type Proof = (typeof proofs)[number];

const titles = new Map(files.map((file) => [file, readTitles(file)]));
const testsOf = ({ file, title }: Proof) => (titles.get(file) ?? []).filter((known) => known.title === title);

const isRowThere = (proof: Proof): boolean => {
  const { row, tableIn } = proof;
  if (row === null) return true;
  if (tableIn !== null) return hasRow(readTable(tableIn), row);
  return testsOf(proof).some(({ code }) => hasRow(code, row));
};

test('each section has its rules, in order', () => {
  expect(SECTIONS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(SECTIONS.filter(({ rules: own }) => own.length === 0)).toEqual([]);
});

test('no rule is without a test', () => {
  expect(rules.filter(({ proofs: own }) => own.length === 0).map(({ text }) => text)).toEqual([]);
});

test('no rule of a section is said twice', () => {
  const said = [...rules, ...NOT_YET.map(({ section, text }) => ({ number: section, text }))];
  expect(new Set(said.map(({ number, text }) => `${number} ${text}`)).size).toBe(said.length);
});

test('what there is not yet says why', () => {
  expect(NOT_YET.filter(({ reason }) => !/^[A-Z].{20,}\.$/.test(reason))).toEqual([]);
});

describe('a rule names a test', () => {
  test('that stands in a spec', () => {
    expect(files.filter((file) => !SPEC.test(file))).toEqual([]);
  });

  test('that is there and is run', () => {
    expect(proofs.filter((proof) => testsOf(proof).length === 0)).toEqual([]);
  });

  test('that has the row', () => {
    expect(proofs.filter((proof) => !isRowThere(proof))).toEqual([]);
  });

  test('by a title that no other has, or by its row', () => {
    expect(proofs.filter((proof) => proof.row === null && testsOf(proof).length > 1)).toEqual([]);
  });
});

test(`${PAGE} says the same: run \`node tools/specification/write-page.mjs\` if it does not`, () => {
  expect(readText(PAGE)).toBe(writePage());
});
