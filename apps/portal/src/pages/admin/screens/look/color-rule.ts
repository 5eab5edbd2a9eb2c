import { problem } from '../../parts/form/rules.ts';
import type { Problem } from '../../parts/form/rules.ts';

/** A color from which the browser derives others, or none. Words such as `inherit` and custom properties are no such color. */
export const colorRule = (text: string): Problem | null =>
  text === '' || (!text.includes('var(') && CSS.supports('color', `oklch(from ${text} l c h)`))
    ? null
    : problem('admin-look.accent-invalid');
