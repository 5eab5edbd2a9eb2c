/** Compatibility of a data source with the graph's guidelines, by id, in the wording that records carry. */
export const COMPATIBILITY_LEVELS = {
  'openaire-cris_1.1': 'OpenAIRE CRIS v1.1',
  'openaire4.0': 'OpenAIRE 4.0',
  'openaire3.0': 'OpenAIRE 3.0 (OA, funding)',
  'openaire2.0+': 'OpenAIRE 2.0+ (DRIVER OA, EC funding)',
  'openaire2.0': 'OpenAIRE 2.0 (EC funding)',
  'openaire2.0_data': 'OpenAIRE Data (funded, referenced datasets)',
  'openaire-pub_4.0': 'OpenAIRE PubRepos v4.0',
  driver: 'OpenAIRE Basic (DRIVER OA)',
  hostedBy: 'collected from a compatible aggregator',
  native: 'proprietary',
  notCompatible: 'Not yet registered',
} as const;
/** Id of a level of {@link COMPATIBILITY_LEVELS}. */
export type CompatibilityLevel = keyof typeof COMPATIBILITY_LEVELS;

const BY_WORD: ReadonlyMap<string, { id: string; label: string }> = new Map(
  Object.entries(COMPATIBILITY_LEVELS).flatMap(([id, label]) =>
    [id, label].map((word): [string, { id: string; label: string }] => [word.toLowerCase(), { id, label }]),
  ),
);

/**
 * Id and wording of the level that either of them means; null for a level that is none.
 * @example parseCompatibility('Not yet registered')?.id // 'notCompatible'
 */
export const parseCompatibility = (text: string): { id: string; label: string } | null =>
  BY_WORD.get(text.trim().toLowerCase()) ?? null;
