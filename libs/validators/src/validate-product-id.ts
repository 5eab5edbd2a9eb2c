import { isText } from './is-text.ts';
import { invalid, valid, type Validation } from './validation.ts';

/** 46 characters in total. */
const PRODUCT_ID = /^[!-~]{12}::[0-9a-z]{32}$/;

/**
 * Validates the id of a research product: 12 characters, `::`, 32 lower-case letters or digits. Spec §3, §9.
 * @example
 * validateProductId('doi_________::2ed192d5f5a3914bd642e21b8d9b5b9a').ok; // true
 */
export const validateProductId = (text: string): Validation<string> =>
  isText(text) && PRODUCT_ID.test(text) ? valid(text) : invalid('validation.product-id');
