import type { EngineResult } from './measure.ts';

/**
 * The classes in which engines do not find the same number of documents for the same searches: then times cannot be
 * compared.
 */
export const disagreements = (results: readonly EngineResult[]): string[] => {
  const [ours, ...others] = results;
  return others.flatMap(({ engine, classes }) =>
    Object.entries(classes).flatMap(([name, { searches, matches }]) => {
      const own = ours?.classes[name];
      return own?.searches !== searches || name === 'completion' || own.matches === matches
        ? []
        : [`${name}: ${own.matches} documents here, ${matches} in ${engine}`];
    }),
  );
};
