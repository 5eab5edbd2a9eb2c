import type { Json } from '../http/json.ts';
import { mapOperations } from './operations.ts';

/** The prefix of the main API, which names need not repeat. */
const MAIN = /^\/graph\/v3(?=\/)/;

const toPascalCase = (text: string): string =>
  text.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9]?)/g, (_match, letter: string) => letter.toUpperCase());

const segmentName = (segment: string): string =>
  segment.startsWith('{') ? `By${toPascalCase(segment.slice(1, -1))}` : toPascalCase(segment);

/**
 * Gives every operation of an OpenAPI document a name, by which generated clients call it: the method and the path,
 * such as `getResearchProductsById`.
 */
export const addOperationIds = (document: Json): Json =>
  mapOperations(document, (operation, { method, path }) => ({
    operationId: `${method}${path.replace(MAIN, '').split('/').map(segmentName).join('')}`,
    ...operation,
  }));
