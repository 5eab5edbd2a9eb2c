type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every operation of a document, given another form. */
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

/** Gathers equal values of one kind of component and names them; the second of a name gets a number. */
const shelf = (kind: string) => {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  const components: Json = {};
  const nameOf = (text: string, wanted: string, value: unknown): string => {
    const known = names.get(text);
    if (known !== undefined) return known;
    let name = wanted;
    for (let number = 2; name in components; number++) name = `${wanted}.${number}`;
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
    /** The value, or a reference to it where it stands more than once. */
    shared: (value: unknown, wanted: string): unknown => {
      const text = JSON.stringify(value);
      if ((uses.get(text) ?? 0) < 2) return value;
      return { $ref: `#/components/${kind}/${nameOf(text, wanted, value)}` };
    },
  };
};

const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/**
 * The same OpenAPI document with the parameters and responses that stand in it more than once kept under `components`.
 * It is a fraction as long then: what reads it (generators of clients, the page that shows it) resolves each once.
 */
export const shareRepeated = (document: Json): Json => {
  const parameters = shelf('parameters');
  const responses = shelf('responses');
  mapOperations(document, (operation) => {
    listOf(operation['parameters']).forEach(parameters.count);
    mapValues(operation['responses'], responses.count);
  });
  const shared = mapOperations(document, (operation) => ({
    ...operation,
    parameters: listOf(operation['parameters']).map((one) => parameters.shared(one, String(one['name']))),
    responses: mapValues(operation['responses'], responses.shared),
  }));
  return {
    ...shared,
    components: {
      ...(isObject(document['components']) ? document['components'] : {}),
      parameters: parameters.components,
      responses: responses.components,
    },
  };
};
