import type { ResearchProduct, WorkOfVersions } from '@open-discovery/model';

const VERSIONS = 3;
/** One of so many groups of neighbors is a work. */
const WORKS_SHARE = 4;

/** Returns the works of the golden corpus: three neighbors of twelve products are versions of one. */
export const worksOf = (products: readonly ResearchProduct[]): ReadonlyMap<string, WorkOfVersions> =>
  new Map(
    products.flatMap(({ id }, number) => {
      const group = Math.floor(number / VERSIONS);
      const first = products[group * VERSIONS];
      const isWhole = (group + 1) * VERSIONS <= products.length;
      return first && isWhole && group % WORKS_SHARE === 0
        ? [[id, { id: first.id, versions: VERSIONS }]]
        : [];
    }),
  );
