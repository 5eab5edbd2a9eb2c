/**
 * Returns a copy without null, undefined and empty strings, at any depth, lists included. False, 0, dates and emptied
 * objects and lists are kept. Only plain objects and lists are traversed; a circular one throws a `RangeError`, as
 * JSON cannot express it either. Spec §5.
 * @example compactPayload({ title: 'Tides', icon: null, tags: ['', 'sea'], order: 0 }) // { title: 'Tides', tags: ['sea'], order: 0 }
 */
export const compactPayload = (payload: unknown): unknown => {
  if (Array.isArray(payload)) return payload.filter(isKept).map(compactPayload);
  if (!isPlainObject(payload)) return payload;
  return Object.fromEntries(
    Object.entries(payload)
      .filter(([, value]) => isKept(value))
      .map(([name, value]) => [name, compactPayload(value)]),
  );
};

const isKept = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** Reports a plain object of any realm: its prototype, if any, has no prototype. */
const isPlainObject = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};
