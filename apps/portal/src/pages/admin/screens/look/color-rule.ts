import type { Problem } from '../../parts/form/rules.ts';

/** A color that the browser can paint, or none. */
export const colorRule = (text: string): Problem | null =>
  text === '' || CSS.supports('color', text)
    ? null
    : { ok: false, messageId: 'admin-look.accent-invalid', message: 'This is not a CSS color.', values: {} };
