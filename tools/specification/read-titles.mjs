import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../steps/workspace.mjs';

const TITLED = /^(test|describe|describeTool)\b/;
/** What does not run proves nothing. */
const LEFT_OUT = /\.(skip|todo|fixme)\b/;
const oneLine = (text) => text.replace(/\s+/g, ' ').trim();
const textOf = (file) => readFileSync(path.join(ROOT, file), 'utf8');

/** A title as the source writes it; `null` where it is put together elsewhere. */
const titleOf = (argument) => {
  if (argument === undefined) return null;
  if (ts.isStringLiteralLike(argument)) return oneLine(argument.text);
  return ts.isTemplateExpression(argument) ? oneLine(argument.getText().slice(1, -1)) : null;
};

const titlesWithin = (statement) => {
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText();
      if (LEFT_OUT.test(called)) return;
      const title = TITLED.test(called) ? titleOf(node.arguments[0]) : null;
      if (title !== null) found.push(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return found;
};

/**
 * The titles of the tests and groups of a spec, each with the code that it stands in: that of the outermost group.
 * @param {string} file
 * @returns {{ title: string, code: string }[]}
 */
export const readTitles = (file) =>
  ts
    .createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true)
    .statements.flatMap((statement) =>
      titlesWithin(statement).map((title) => ({ title, code: statement.getText() })),
    );

/**
 * Whether code has the row of a table, however it is laid out.
 * @param {string} code
 * @param {string} row
 */
export const hasRow = (code, row) => oneLine(code).includes(oneLine(row));

/**
 * The whole text of a file, for tables that stand apart from their test.
 * @param {string} file
 */
export const readTable = textOf;
