/** Returns JSON for a script element with data: no text in it can end the element. */
export const scriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
