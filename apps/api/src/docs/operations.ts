import { isObject, objectOf } from '../http/json.ts';
import type { Json } from '../http/json.ts';

/** Returns an object with every value changed that is an object itself. */
export const mapValues = (value: unknown, change: (value: Json, key: string) => unknown): Json =>
  Object.fromEntries(
    Object.entries(objectOf(value)).map(([key, one]) => [key, isObject(one) ? change(one, key) : one]),
  );

interface OperationAddress {
  readonly method: string;
  readonly path: string;
}

/** Returns an OpenAPI document with every operation changed. */
export const mapOperations = (
  document: Json,
  change: (operation: Json, address: OperationAddress) => unknown,
): Json => ({
  ...document,
  paths: mapValues(document['paths'], (operations, path) =>
    mapValues(operations, (operation, method) => change(operation, { method, path })),
  ),
});
