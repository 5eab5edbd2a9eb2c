import { describe, expect, test } from '@jest/globals';
import { draftOfText } from './query-draft.ts';
import { earlyDraft, keepBuilder, keptDraft } from './early-draft.ts';

const FIRST = draftOfText('title:sea');

const page = ({ field = 'title', value = 'sea', text = 'title:sea' } = {}): Element => {
  const section = document.createElement('section');
  const row = (name: string, of: string) =>
    [
      ['b-group', '0'],
      ['b-not', ''],
      ['b-field', name],
      ['b-operator', 'contains'],
      ['b-value', of],
    ] as const;
  const form = document.createElement('form');
  const entries = [['b-join', 'and'], ['b-match', 'all'], ...row(field, value), ...row('', '')] as const;
  const inputs = entries.map(([name, content]) =>
    Object.assign(document.createElement('input'), { name, value: content }),
  );
  form.append(...inputs);
  const textForm = document.createElement('form');
  textForm.append(Object.assign(document.createElement('textarea'), { name: 'q', value: text }));
  section.append(form, textForm);
  return section;
};

test('an unchanged builder has no early draft', () => expect(earlyDraft(page(), FIRST, 2026)).toBeNull());
test('a builder that is not on the page has no early draft', () =>
  expect(earlyDraft(null, FIRST, 2026)).toBeNull());
test('a changed row is kept', () =>
  expect(earlyDraft(page({ value: 'ice' }), FIRST, 2026)?.text).toBe('title:ice'));
test('a row with only a selected field is kept', () =>
  expect(
    earlyDraft(page({ field: 'country', value: '' }), FIRST, 2026)?.form?.groups[0]?.rows[0]?.field,
  ).toBe('country'));
test('a changed text is kept', () =>
  expect(earlyDraft(page({ text: 'author:jumper' }), FIRST, 2026)?.text).toBe('author:jumper'));

describe('a builder that is not submitted, in another language', () => {
  const kept = (builder: Element | null) => {
    sessionStorage.clear();
    keepBuilder(sessionStorage, builder, '/?lang=de');
    return keptDraft(sessionStorage, '/?lang=de', FIRST, 2026);
  };
  test('has its rows', () => expect(kept(page({ value: 'ice=snow' }))?.text).toBe('title:ice=snow'));
  test('has its incomplete rows', () =>
    expect(kept(page({ field: 'country', value: '' }))?.form?.groups[0]?.rows[0]?.field).toBe('country'));
  test('has its text', () => expect(kept(page({ text: 'author:jumper' }))?.text).toBe('author:jumper'));
  test('has no draft if nothing was changed', () => expect(kept(page())).toBeNull());
  test('has no draft at another address', () => {
    kept(page({ value: 'ice' }));
    expect(keptDraft(sessionStorage, '/?lang=fr', FIRST, 2026)).toBeNull();
  });
});
