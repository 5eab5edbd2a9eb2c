/** What the Graph API takes without quotation marks and reads as one value. */
const BARE = /^[\p{L}\p{N}][\p{L}\p{N}_.:/-]*$/u;
const OPERATOR = /^(and|or|not)$/i;

/** A filter's value as the Graph API reads it: in quotation marks where it could mean more than itself. */
export const graphValue = (value: string): string =>
  BARE.test(value) && !OPERATOR.test(value) ? value : quotedValue(value);

/** A text in quotation marks, as filters and query texts read it. */
export const quotedValue = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
