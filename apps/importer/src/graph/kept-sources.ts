import type { ResearchProduct } from '@open-discovery/model';

type SourceReference = NonNullable<ResearchProduct['collectedFrom']>[number];
type Instance = NonNullable<ResearchProduct['instances']>[number];
type KeptId = (id: string) => string;

/** Returns a reference to a data source with its surviving id, so that filters by data source find the record. */
const keptSource = <T extends SourceReference | null | undefined>(source: T, keptId: KeptId): T =>
  source?.key ? { ...source, key: keptId(source.key) } : source;

/** Returns references to data sources with their surviving ids, each data source once. */
export const keptSources = (
  sources: readonly SourceReference[] | null | undefined,
  keptId: KeptId,
): SourceReference[] => {
  const seen = new Set<string>();
  return (sources ?? [])
    .map((source) => keptSource(source, keptId))
    .filter(({ key }) => !key || (!seen.has(key) && seen.add(key)));
};

/** Returns an instance with the surviving ids of its host and its source. */
export const withKeptSources = (instance: Instance, keptId: KeptId): Instance => ({
  ...instance,
  hostedBy: keptSource(instance.hostedBy, keptId),
  collectedFrom: keptSource(instance.collectedFrom, keptId),
});
