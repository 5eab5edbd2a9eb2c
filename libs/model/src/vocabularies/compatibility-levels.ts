/** Compatibility levels of data sources with the graph's guidelines, by id, with the labels that records have. */
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
 * Parses an id or label of a level; null for anything else.
 * @example parseCompatibility('Not yet registered')?.id // 'notCompatible'
 */
export const parseCompatibility = (text: string | null | undefined): { id: string; label: string } | null =>
  BY_WORD.get((text ?? '').trim().toLowerCase()) ?? null;
