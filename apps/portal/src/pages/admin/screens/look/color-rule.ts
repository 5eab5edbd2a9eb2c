import type { Problem } from '../../parts/form/rules.ts';

/** A color from which the browser derives others, or none. Words such as `inherit` and custom properties are no such color. */
export const colorRule = (text: string): Problem | null =>
  text === '' || (!text.includes('var(') && CSS.supports('color', `oklch(from ${text} l c h)`))
    ? null
    : { ok: false, messageId: 'admin-look.accent-invalid', message: 'This is not a CSS color.', values: {} };
