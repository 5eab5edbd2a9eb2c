#!/usr/bin/env node
// Writes docs/specification-coverage.md out of the rules. tools/checks/specification.spec.ts compares.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../steps/workspace.mjs';
import { NOT_YET } from './not-yet.mjs';
import { SECTIONS } from './sections.mjs';

export const PAGE = 'docs/specification-coverage.md';

const cell = (text) => text.replace(/\s+/g, ' ').replaceAll('|', String.raw`\|`);
/** Longer than any run of backticks within, as Markdown wants it. */
const code = (text) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

const proofCell = ({ file, title, row }) => {
  const link = `[${path.posix.basename(file)}](${path.posix.relative('docs', file)})`;
  return `${link}: ${code(title)}${row === null ? '' : `, row ${code(row)}`}`;
};

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');

const sectionPart = ({ number, title, rules }) => {
  const rows = rules.map(({ text, proofs }) => [text, proofs.map(proofCell).join('<br>')]);
  return `## §${number} ${title}\n\n${table(['Rule', 'Proven by'], rows)}`;
};

const notYetPart = () => {
  const rows = NOT_YET.map(({ section, text, reason }) => [`§${section}`, text, reason]);
  return `## Not yet\n\n${table(['Section', 'Rule', 'What is there'], rows)}`;
};

/** The page's text. */
export const writePage = () => {
  const count = SECTIONS.flatMap(({ rules }) => rules).length;
  const introduction = [
    `The specification’s ${count} rules, each with the test that proves it, or the group of tests. Made of`,
    '`tools/specification` by `node tools/specification/write-page.mjs`; a check fails for a rule without a test, for a',
    'test that is gone, and for a page that is out of date. Rules are said in our own words, by the numbers of the',
    'specification’s sections. In titles, `%s` and `${name}` stand for what the row says.',
  ].join('\n');
  const parts = ['# Specification coverage', introduction, ...SECTIONS.map(sectionPart), notYetPart()];
  return `${parts.join('\n\n')}\n`;
};

if (process.argv[1] === import.meta.filename) writeFileSync(path.join(ROOT, PAGE), writePage());
