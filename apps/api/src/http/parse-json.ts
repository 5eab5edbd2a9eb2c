/** Parses JSON; `undefined` for any other text, which no schema accepts. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
