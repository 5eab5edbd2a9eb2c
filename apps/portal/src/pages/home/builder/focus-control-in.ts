/** Focuses the first control of a part of a form, such as a new row. */
export const focusControlIn = (part: Element | null): void =>
  part?.querySelector<HTMLSelectElement>('select')?.focus();
