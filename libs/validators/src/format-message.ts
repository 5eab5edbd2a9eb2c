/** The names of the placeholders in a message. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The values that a message needs: one for each of its `{placeholders}`. */
export type ValuesOf<Text extends string> = Readonly<Record<NamesIn<Text>, string | number>>;

/**
 * Fills the `{placeholders}` of a message; a placeholder without a value is kept.
 * @example
 * formatMessage('At least {min}.', { min: 3 }); // 'At least 3.'
 */
export const formatMessage = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w{1,40})\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
