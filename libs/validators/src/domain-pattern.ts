const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;

/** Source of a pattern (flag `u`) for a domain name of at least two labels, in any alphabet. */
export const DOMAIN = String.raw`(?:${LABEL}\.){1,20}${LABEL}`;

/** The same, but with a top-level domain of two or more characters that starts with a letter. */
export const DOMAIN_WITH_NAME = String.raw`(?:${LABEL}\.){1,20}(?=\p{L}[\p{L}\p{N}-])${LABEL}`;
