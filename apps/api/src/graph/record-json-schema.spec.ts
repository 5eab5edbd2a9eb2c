import { describe, expect, test } from '@jest/globals';
import type { Kind } from '@open-discovery/model';
import { isObject, objectOf } from '../http/json.ts';
import type { Json } from '../http/json.ts';
import { COLLECTIONS } from './parameters/collections.ts';
import { sentFields } from './record-json-schema.ts';

const objectWith = (properties: Json) => expect.objectContaining({ type: 'object', properties });

describe('the fields of records are described as they are sent', () => {
  test.each<[Kind, string, Json]>([
    ['product', 'mainTitle', { type: 'string' }],
    ['product', 'publicationDate', { type: 'string', format: 'date' }],
    ['product', 'isGreen', { type: 'boolean' }],
    ['product', 'descriptions', { type: 'array', items: { type: 'string' } }],
    ['product', 'openAccessColor', { type: 'string', enum: ['gold', 'hybrid', 'bronze'] }],
    ['organization', 'foundingYear', { type: 'number' }],
  ])('%s: %s is %j', (kind, name, schema) => {
    expect(sentFields(kind)[name]).toEqual(schema);
  });

  test('lists and objects have their fields', () => {
    const { geoLocations, granted } = { ...sentFields('product'), ...sentFields('project') };
    const text = { type: 'string' };
    expect(geoLocations).toEqual({
      type: 'array',
      items: objectWith({ point: text, box: text, place: text }),
    });
    expect(granted).toEqual(
      objectWith({ currency: text, totalCost: { type: 'number' }, fundedAmount: { type: 'number' } }),
    );
  });

  /** Returns the places of fields that have no type. */
  const untyped = (schema: Json, place: string): string[] => {
    const items = isObject(schema['items']) ? untyped(schema['items'], `${place}[]`) : [];
    const fields = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
    const below = fields.flatMap(([name, field]) => untyped(objectOf(field), `${place}.${name}`));
    return [...('type' in schema ? [] : [place]), ...items, ...below];
  };

  test.each(COLLECTIONS.map(({ kind }) => kind))('every field of a %s has a type', (kind) => {
    const places = untyped({ type: 'object', properties: sentFields(kind) }, kind);
    // Sources give the identifier of a funder as a text or as an object.
    expect(places.filter((place) => !place.endsWith('.funder.pid'))).toEqual([]);
  });
});
