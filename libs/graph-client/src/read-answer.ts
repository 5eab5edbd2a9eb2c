/** Answers are checked where the portal would otherwise fail far from the cause; the rest of their shape is the server's promise. */
type Fields = Readonly<Record<string, unknown>>;

/** The object, or an error that names what was expected. */
export const readObject = (json: unknown, what: string): Fields => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Error(`${what}: no object`);
  return json as Fields;
};

/** The list of a field, or an error that names the field. */
export const readList = <T>(fields: Fields, name: string): readonly T[] => {
  const value = fields[name];
  if (!Array.isArray(value)) throw new Error(`${name}: no list`);
  return value as readonly T[];
};

/** The number of a field, or an error that names the field. */
export const readNumber = (fields: Fields, name: string): number => {
  const value = fields[name];
  if (typeof value !== 'number') throw new Error(`${name}: no number`);
  return value;
};
