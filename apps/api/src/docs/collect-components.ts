import type { Json } from '../http/json.ts';

/** Collects equal values of one kind of component of an OpenAPI document under unique names. */
export const collectComponents = (kind: string) => {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  const components: Json = {};
  const nameOf = (text: string, preferredName: string, value: unknown): string => {
    const known = names.get(text);
    if (known !== undefined) return known;
    let name = preferredName;
    for (let number = 2; name in components; number++) name = `${preferredName}.${number}`;
    names.set(text, name);
    components[name] = value;
    return name;
  };
  const reference = (value: unknown, preferredName: string): Json => ({
    $ref: `#/components/${kind}/${nameOf(JSON.stringify(value), preferredName, value)}`,
  });
  return {
    components,
    reference,
    count: (value: unknown): void => {
      const text = JSON.stringify(value);
      uses.set(text, (uses.get(text) ?? 0) + 1);
    },
    /** Returns the value, or a reference to it if it occurs more than once. */
    replace: (value: unknown, preferredName: string): unknown =>
      (uses.get(JSON.stringify(value)) ?? 0) < 2 ? value : reference(value, preferredName),
  };
};
