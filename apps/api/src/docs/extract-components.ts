import { collectComponents } from './collect-components.ts';
import { isObject } from '../http/json.ts';
import type { Json } from '../http/json.ts';
import { mapOperations, mapValues } from './operations.ts';

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
