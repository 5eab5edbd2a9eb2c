import type { Call } from './read-calls.ts';

/** Fewer parameters are listed again. */
const FEWEST_SHARED = 12;
/** With more exceptions, a list is easier to read. */
const MOST_EXCEPTIONS = 8;

/** The parameters that a call has in common with an earlier one. */
export interface SharedParameters {
  readonly call: Call;
  readonly count: number;
  /** The parameters of the earlier call that this one does not have. */
  readonly exceptions: readonly string[];
  readonly names: ReadonlySet<string>;
}

const sameParameters = (call: Call, earlier: Call): SharedParameters => {
  const own = new Map(call.parameters.map((one) => [one.name, JSON.stringify(one)]));
  const isShared = (one: Call['parameters'][number]) => own.get(one.name) === JSON.stringify(one);
  const names = new Set(earlier.parameters.filter(isShared).map(({ name }) => name));
  const exceptions = earlier.parameters.filter(({ name }) => !names.has(name)).map(({ name }) => name);
  return { call: earlier, count: names.size, exceptions, names };
};

/**
 * Finds for each call the first earlier one with nearly the same long list of parameters, so that the page lists them
 * once.
 */
export const shareParameters = (calls: readonly Call[]): ReadonlyMap<Call, SharedParameters> => {
  const shared = new Map<Call, SharedParameters>();
  for (const [index, call] of calls.entries()) {
    const found = calls
      .slice(0, index)
      .filter((earlier) => !shared.has(earlier) && earlier.parameters.length >= FEWEST_SHARED)
      .map((earlier) => sameParameters(call, earlier))
      .find(({ count, exceptions }) => count >= FEWEST_SHARED && exceptions.length <= MOST_EXCEPTIONS);
    if (found) shared.set(call, found);
  }
  return shared;
};
