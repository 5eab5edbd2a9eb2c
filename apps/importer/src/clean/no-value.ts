const CODES = 'una[clpsv]|unkn|none|null|tba';

/** The codes for missing values. DataCite Metadata Schema 4.5, appendix 3. */
const CODE = new RegExp(`^(?:\\(:(?:${CODES})\\)(?:[ ,;]*unknown)?|:(?:${CODES}))\\.?$`, 'i');
/** A code with an explanation. `(:etal)` is one for further values. */
const EXPLAINED = new RegExp(`^(?:\\(:(?:${CODES}|etal)\\)|:etal$)`, 'i');

/** Reports whether a text is a bare code for a missing value, such as `(:unav)`. */
export const isNoValue = (text: string): boolean => CODE.test(text.trim());

/**
 * Reports whether a text is a code for a missing value, whatever explains it.
 * @example isCodeOfNoValue('(:unkn) anonymous') // true
 */
export const isCodeOfNoValue = (text: string): boolean => isNoValue(text) || EXPLAINED.test(text.trim());
