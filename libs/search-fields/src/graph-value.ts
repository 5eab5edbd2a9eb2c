/** What the Graph API takes without quotation marks and reads as one value. */
const BARE = /^[\p{L}\p{N}][\p{L}\p{N}_.:/-]*$/u;
const OPERATOR = /^(and|or|not)$/i;

/** A filter's value as the Graph API reads it: in quotation marks where it could mean more than itself. */
export const graphValue = (value: string): string =>
  BARE.test(value) && !OPERATOR.test(value) ? value : quotedValue(value);

/** A text in quotation marks, as filters and query texts read it. */
export const quotedValue = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

/**
 * Any of the values.
 * @example anyGraphValue(['Open Access', 'Embargo']) // '"Open Access" OR Embargo'
 */
export const anyGraphValue = (values: readonly string[]): string => values.map(graphValue).join(' OR ');

/**
 * All of the values.
 * @example allGraphValues(['GR', 'DE']) // 'GR AND DE'
 */
export const allGraphValues = (values: readonly string[]): string => values.map(graphValue).join(' AND ');

/**
 * What is wanted, and none of the values.
 * @example withoutGraphValues('GR OR DE', ['FR']) // '(GR OR DE) AND NOT FR'
 */
export const withoutGraphValues = (wanted: string, values: readonly string[]): string =>
  [...(wanted === '' ? [] : [`(${wanted})`]), ...values.map((value) => `NOT ${graphValue(value)}`)].join(
    ' AND ',
  );
