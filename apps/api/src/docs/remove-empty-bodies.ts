import { isObject } from '../http/json.ts';
import type { Json } from '../http/json.ts';
import { mapOperations, mapValues } from './operations.ts';

/** Reports whether a media type has no schema but the description of its response, which the generator copies. */
const isOnlyDescribed = (media: unknown): boolean =>
  isObject(media) && isObject(media['schema']) && Object.keys(media['schema']).join() === 'description';

/** Removes the bodies of the responses of an OpenAPI document that have a description only: redirects have no body. */
export const removeEmptyBodies = (document: Json): Json =>
  mapOperations(document, (operation) => ({
    ...operation,
    responses: mapValues(operation['responses'], ({ content, ...rest }) =>
      isObject(content) && !Object.values(content).every(isOnlyDescribed) ? { ...rest, content } : rest,
    ),
  }));
