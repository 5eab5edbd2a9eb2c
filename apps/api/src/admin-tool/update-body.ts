import { z } from 'zod';
import type { Collection, FieldsOf } from '../content/collections.ts';
import { COLLECTIONS } from '../content/collections.ts';
import type { Basis } from '../content/draft.ts';
import { inputSchema } from '../http/json-schema.ts';
import { isObject, listOf, objectOf } from '../http/json.ts';
import type { Json } from '../http/json.ts';
import { parseWith } from './body.ts';
import type { Body } from './body.ts';

/** An update: the new fields, and the version that they are based on. */
export interface Update<C extends Collection> {
  readonly basis: Basis;
  /** The fields that change; the others stay as they are. */
  readonly fields: Partial<FieldsOf[C]>;
}

/** The difference between an item in a response and the item in an update. */
interface ReadForm {
  /** Fields that only responses have. */
  readonly added?: readonly string[];
  /** Lists of `_id`s that some responses fill with the items themselves. */
  readonly filled?: string;
}

/** The forms in which clients read items. They may send them back as an update: Spec §7 defines no other body. */
const READ_FORMS: { readonly [C in Collection]?: ReadForm } = {
  entity: { added: ['isEnabled'] },
  page: { added: ['isEnabled'], filled: 'entities' },
  divId: { filled: 'pages' },
  portal: { added: ['pages', 'entities', 'statistics'] },
};

const toReference = (item: unknown): unknown => (isObject(item) && '_id' in item ? item['_id'] : item);

const fromReadForm = (collection: Collection, given: Json): Json => {
  const { added = [], filled }: ReadForm = READ_FORMS[collection] ?? {};
  return Object.fromEntries(
    Object.entries(given)
      .filter(([name]) => !added.includes(name))
      .map(([name, value]) => [
        name,
        name === filled && Array.isArray(value) ? value.map(toReference) : value,
      ]),
  );
};

/** Merges two object schemas: each alone would reject the properties of the other. */
const mergeSchemas = (a: Json, b: Json): Json => ({
  ...a,
  ...b,
  properties: { ...objectOf(a['properties']), ...objectOf(b['properties']) },
  required: [...listOf(a['required']), ...listOf(b['required'])],
});

const basisSchema = z.object({
  _id: z.string('is required').min(1).max(100),
  version: z
    .int()
    .min(1)
    .nullable()
    .default(null)
    .meta({ description: 'The version that the update is based on; without it, the update overwrites any' }),
});

/** Returns the fields that an update changes: those that it has, and those that it lacks because they are empty (Spec §5). */
const changedFields = <T extends object>(parsed: T, given: Json): Partial<T> => {
  const isChanged = ([name, value]: [string, unknown]): boolean =>
    Object.hasOwn(given, name) || value === null || value === '';
  return Object.fromEntries(Object.entries(parsed).filter(isChanged)) as Partial<T>;
};

/**
 * Creates the body of an update: the fields, the `_id` and the `version` that the update is based on. Bodies of Spec §7
 * have no version; they overwrite whatever is stored.
 */
export const updateBody = <C extends Collection>(collection: C): Body<Update<C>> => {
  const { schema } = COLLECTIONS[collection];
  return {
    schema: mergeSchemas(inputSchema(basisSchema), inputSchema(schema)),
    parse: (given) => {
      const { _id, version, ...rest } = objectOf(given);
      const basis = parseWith(basisSchema, { _id, version });
      const fields = fromReadForm(collection, rest);
      return {
        basis: { id: basis._id, version: basis.version },
        fields: changedFields(parseWith(schema, fields), fields),
      };
    },
  };
};
