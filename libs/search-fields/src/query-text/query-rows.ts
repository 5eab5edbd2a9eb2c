/** One row of the advanced search. */
export interface QueryRow {
  /** How it is joined to the rows before it; "and" binds tighter than "or". Spec §9. */
  readonly join: 'and' | 'or';
  /** Name in query texts; `null` is any field. */
  readonly field: string | null;
  readonly operator: RowOperator;
  /** What is typed: words, a phrase, the beginning of a word, or `from..to`. */
  readonly value: string;
  /** The row asks for records to which it does not apply. */
  readonly isNegated: boolean;
}

/** All of the words; the words side by side; a word that begins so; a range. */
export const ROW_OPERATORS = ['contains', 'phrase', 'startsWith', 'between'] as const;
/** One of {@link ROW_OPERATORS}. */
export type RowOperator = (typeof ROW_OPERATORS)[number];

/** Rows for a tree, or that it says more than rows can show. */
export type RowsResult =
  | { readonly ok: true; readonly rows: readonly QueryRow[] }
  | { readonly ok: false; readonly messageId: 'query-text.more-than-rows'; readonly message: string };

export const MORE_THAN_ROWS: RowsResult = {
  ok: false,
  messageId: 'query-text.more-than-rows',
  message: 'This query says more than rows can show.',
};
