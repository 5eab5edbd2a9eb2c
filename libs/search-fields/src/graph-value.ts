/** Matches text that the Graph API reads as one value without quotation marks. */
const BARE = /^[\p{L}\p{N}][\p{L}\p{N}_.:/-]*$/u;
const OPERATOR = /^(and|or|not)$/i;

/** Formats a filter's value for the Graph API, in quotation marks if it could be ambiguous. */
export const graphValue = (value: string): string =>
  BARE.test(value) && !OPERATOR.test(value) ? value : quotedValue(value);

/** Formats text in quotation marks, as filters and query texts use them. */
export const quotedValue = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
