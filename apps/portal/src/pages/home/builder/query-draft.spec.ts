import { describe, expect, test } from '@jest/globals';
import type { FormRow } from '@open-discovery/search-fields';
import { BLANK_ROW, draftOfForm, draftOfText, withGroup, withRow } from './query-draft.ts';
import { rowProblem } from './row-problem.ts';

const row = (change: Partial<FormRow>): FormRow => ({ ...BLANK_ROW, ...change });

describe('years and days of a row (Spec §5)', () => {
  test.each<[Partial<FormRow>, string | null]>([
    [{ field: 'year', operator: 'is', value: '2020' }, null],
    [{ field: 'year', operator: 'is', value: '1799' }, 'validation.year'],
    [{ field: 'year', operator: 'since', value: '2037' }, 'validation.year'],
    [{ field: 'year', operator: 'between', value: '2018', end: '2020' }, null],
    [{ field: 'year', operator: 'between', value: '2021', end: '2020' }, 'validation.year-range.order'],
    [{ field: 'year', operator: 'between', value: '2021' }, 'validation.year-range.required'],
    [{ field: 'year', operator: 'between' }, null],
    [{ field: 'year', operator: 'exists', value: 'x' }, null],
    [{ field: 'date', operator: 'since', value: '2023-2-29' }, 'validation.date'],
    [{ field: 'date', operator: 'between', value: '2024-2-29', end: '2024' }, 'validation.date'],
    [{ field: 'startYear', operator: 'is', value: '20' }, 'validation.year'],
    [{ field: 'title', value: '1799' }, null],
    [{ value: '1799' }, null],
  ])('%j → %s', (typed, messageId) =>
    expect(rowProblem(row(typed), 2026)?.messageId ?? null).toBe(messageId),
  );
});

describe('a draft', () => {
  test('of an empty query has one empty row', () =>
    expect(draftOfText('').form).toEqual({ join: 'and', groups: [{ match: 'all', rows: [BLANK_ROW] }] }));

  test('of a text that rows cannot express has the text only', () =>
    expect(draftOfText('a (b OR (c (d OR e)))')).toEqual({ text: 'a (b OR (c (d OR e)))', form: null }));

  test('omits invalid rows from its text and keeps them in the form', () => {
    const rows = [row({ value: 'sea' }), row({ field: 'year', operator: 'is', value: '1799' })];
    const draft = draftOfForm({ join: 'and', groups: [{ match: 'all', rows }] }, 2026);
    expect(draft.text).toBe('sea');
    expect(draft.form?.groups[0]?.rows).toEqual(rows);
  });

  test('loses a group with its last row', () => {
    const form = { join: 'and', groups: [{ match: 'all', rows: [BLANK_ROW] }] } as const;
    expect(withGroup(form, 0, withRow(form.groups[0], 0, null)).groups).toEqual([]);
  });
});
