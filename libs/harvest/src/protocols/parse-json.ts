/** Parses a JSON answer; `undefined` for any other one. */
export const parseJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
};
