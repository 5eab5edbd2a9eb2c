import { isFields, textOf } from '../fields.ts';
import type { Fields } from '../fields.ts';
import type { Format } from './format.ts';

const relationType = (value: Fields): unknown => value['relType'] ?? value['reltype'];

/** Older dumps give both ends as `{ id, type }`. */
const end = (value: unknown, type: unknown): { id: string | null; type: string | null } =>
  isFields(value)
    ? { id: textOf(value['id']), type: textOf(value['type']) }
    : { id: textOf(value), type: textOf(type) };

/** A line of the dump's relation files. */
export const relationFormat: Format = {
  name: 'relation',
  detects: (value) =>
    isFields(value) && 'source' in value && 'target' in value && relationType(value) !== undefined,
  read: (value) => {
    if (!isFields(value)) return [];
    const source = end(value['source'], value['sourceType']);
    const target = end(value['target'], value['targetType']);
    const type = relationType(value);
    return [
      {
        type: 'relation',
        relation: {
          ...value,
          source: source.id,
          sourceType: source.type,
          target: target.id,
          targetType: target.type,
          relType: isFields(type) ? type : { name: type },
        },
      },
    ];
  },
};
