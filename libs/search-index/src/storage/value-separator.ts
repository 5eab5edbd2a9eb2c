/** Separates the values of a text field. */
export const VALUE_SEPARATOR = '\u0000';
