import { formToTree, parseQueryText, printQueryText, treeToForm } from '@open-discovery/search-fields';
import type { FormGroup, FormRow, QueryForm, QueryNode } from '@open-discovery/search-fields';
import { rowProblem } from './row-problem.ts';

/** A query being built: its text, and the equivalent form; `null` where a form cannot express the text. */
export interface QueryDraft {
  readonly text: string;
  readonly form: QueryForm | null;
}

export const BLANK_ROW: FormRow = { field: null, operator: 'contains', value: '', end: '', isNegated: false };
export const BLANK_GROUP: FormGroup = { match: 'any', rows: [BLANK_ROW] };

const withBlankRow = (group: FormGroup): FormGroup => ({ ...group, rows: [...group.rows, BLANK_ROW] });

/** Formats a query tree as text; '' matches everything. */
export const textOfTree = (tree: QueryNode): string => (tree.op === 'all' ? '' : printQueryText(tree));

/** Parses a text into a draft whose form has an empty row at the end of each group. */
export const draftOfText = (text: string): QueryDraft => {
  const shown = treeToForm(parseQueryText(text).tree);
  if (!shown.ok) return { text, form: null };
  const groups = shown.form.groups.map(withBlankRow);
  return {
    text,
    form: { ...shown.form, groups: groups.length > 0 ? groups : [{ match: 'all', rows: [BLANK_ROW] }] },
  };
};

/** Creates a draft from a form; invalid rows are left out of the text until they are corrected. */
export const draftOfForm = (form: QueryForm, currentYear: number): QueryDraft => {
  const groups = form.groups.map((group) => ({
    ...group,
    rows: group.rows.filter((row) => rowProblem(row, currentYear) === null),
  }));
  return { text: textOfTree(formToTree({ ...form, groups })), form };
};

/** Returns the form with one group replaced; a group without rows is removed. */
export const withGroup = (form: QueryForm, index: number, group: FormGroup): QueryForm => ({
  ...form,
  groups: form.groups.toSpliced(index, 1, ...(group.rows.length > 0 ? [group] : [])),
});

export const withRow = (group: FormGroup, index: number, row: FormRow | null): FormGroup => ({
  ...group,
  rows: group.rows.toSpliced(index, 1, ...(row === null ? [] : [row])),
});
