import { keywordValues, relatedFromValue, relationValue } from '@open-discovery/graph-index';
import { PRODUCT_RELATION_NAMES } from '@open-discovery/model';
import type { ProductRelation, ResearchProduct } from '@open-discovery/model';
import type { EngineQuery, Filter } from '../../search/engine-query.ts';
import type { SearchAnswer, SearchEngine } from '../../search/search-engine.ts';
import { linkNode } from './link-node.ts';

/** Conditions on one end of a link. */
export interface LinkEnd {
  readonly pid: string | null;
  readonly filters: readonly Filter[];
}
export interface LinksQuery {
  readonly source: LinkEnd;
  readonly target: LinkEnd;
  readonly relation: ProductRelation | null;
  /** Counted from 0. */
  readonly page: number;
  readonly pageSize: number;
}

/** Records that carry one and the same identifier; more are not looked at. */
const MAX_ENDS = 10;

const isPid = (pid: string): Filter => ({
  name: 'pid',
  is: 'any-of',
  conditions: [
    { is: 'any', field: 'pid', values: keywordValues('pid', pid) },
    { is: 'any', field: 'id', values: [pid] },
  ],
});

const filtersOf = ({ pid, filters }: LinkEnd): Filter[] => [
  ...(pid === null ? [] : [isPid(pid)]),
  ...filters,
];

const productQuery = (filters: readonly Filter[], offset: number, limit: number): EngineQuery => ({
  kind: 'product',
  text: { op: 'all' },
  filters,
  offset,
  limit,
});

const productsOf = ({ hits }: SearchAnswer): ResearchProduct[] =>
  hits.flatMap((hit) => (hit.kind === 'product' ? [hit.record] : []));

/** The links from, or to, one product by one relation. */
interface Bundle {
  readonly fixed: ResearchProduct;
  readonly relation: ProductRelation;
  readonly filters: readonly Filter[];
}

/** Links are followed from the end that is named by an identifier. */
const bundlesOf = async (
  engine: SearchEngine,
  { source, target, relation }: LinksQuery,
  signal?: AbortSignal,
): Promise<Bundle[]> => {
  const isFromSource = source.pid !== null;
  const [fixedEnd, otherEnd] = isFromSource ? [source, target] : [target, source];
  const fixed = productsOf(await engine.search(productQuery(filtersOf(fixedEnd), 0, MAX_ENDS), signal));
  return fixed.flatMap((product) =>
    (relation === null ? PRODUCT_RELATION_NAMES : [relation]).map((name) => ({
      fixed: product,
      relation: name,
      filters: [
        {
          name: 'relation',
          is: 'any',
          field: 'relation',
          values: [isFromSource ? relatedFromValue(product.id, name) : relationValue(name, product.id)],
        },
        ...filtersOf(otherEnd),
      ],
    })),
  );
};

const toLink = (source: ResearchProduct, relation: ProductRelation, target: ResearchProduct) => ({
  source: linkNode(source),
  target: linkNode(target),
  relType: { name: relation, type: relation, typeSchema: 'datacite' },
});

/** One page of the links that a query describes, in a stable order: by named end, by relation, by other end. */
export const findLinks = async (engine: SearchEngine, query: LinksQuery, signal?: AbortSignal) => {
  const bundles = await bundlesOf(engine, query, signal);
  const totals = await engine.count(
    bundles.map(({ filters }) => productQuery(filters, 0, 0)),
    signal,
  );
  const results: ReturnType<typeof toLink>[] = [];
  let skip = query.page * query.pageSize;
  for (const [position, { fixed, relation, filters }] of bundles.entries()) {
    const total = totals[position] ?? 0;
    const wanted = Math.min(total - skip, query.pageSize - results.length);
    if (wanted > 0) {
      const others = productsOf(await engine.search(productQuery(filters, skip, wanted), signal));
      for (const other of others)
        results.push(
          query.source.pid === null ? toLink(other, relation, fixed) : toLink(fixed, relation, other),
        );
    }
    skip = Math.max(0, skip - total);
  }
  const totalLinks = totals.reduce((sum, total) => sum + total, 0);
  return {
    header: { page: query.page, totalPages: Math.ceil(totalLinks / query.pageSize), totalLinks },
    results,
  };
};
