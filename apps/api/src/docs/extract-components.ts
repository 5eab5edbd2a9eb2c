type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the document with every operation changed. */
const mapOperations = (document: Json, change: (operation: Json) => unknown): Json => ({
  ...document,
  paths: mapValues(document['paths'], (path) => mapValues(path, change)),
});

const mapValues = (value: unknown, change: (value: Json, key: string) => unknown): Json =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).map(([key, one]) => [
      key,
      isObject(one) ? change(one, key) : one,
    ]),
  );

/** Collects equal values of one kind of component under unique names. */
const collectComponents = (kind: string) => {
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
  return {
    components,
    count: (value: unknown): void => {
      const text = JSON.stringify(value);
      uses.set(text, (uses.get(text) ?? 0) + 1);
    },
    /** Returns the value, or a reference to it if it occurs more than once. */
    replace: (value: unknown, preferredName: string): unknown => {
      const text = JSON.stringify(value);
      if ((uses.get(text) ?? 0) < 2) return value;
      return { $ref: `#/components/${kind}/${nameOf(text, preferredName, value)}` };
    },
  };
};

const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/**
 * Moves parameters and responses that occur more than once in an OpenAPI document to its `components`. This makes the
 * document several times smaller for client generators and for the documentation page.
 */
export const extractComponents = (document: Json): Json => {
  const parameters = collectComponents('parameters');
  const responses = collectComponents('responses');
  mapOperations(document, (operation) => {
    listOf(operation['parameters']).forEach(parameters.count);
    mapValues(operation['responses'], responses.count);
  });
  const compact = mapOperations(document, (operation) => ({
    ...operation,
    parameters: listOf(operation['parameters']).map((one) => parameters.replace(one, String(one['name']))),
    responses: mapValues(operation['responses'], responses.replace),
  }));
  return {
    ...compact,
    components: {
      ...(isObject(document['components']) ? document['components'] : {}),
      parameters: parameters.components,
      responses: responses.components,
    },
  };
};
