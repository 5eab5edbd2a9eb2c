import { keywordValues, relatedFromValue, relationValue } from '@open-discovery/graph-index';
import { PRODUCT_RELATION_NAMES } from '@open-discovery/model';
import type { ProductRelation, ResearchProduct } from '@open-discovery/model';
import type { EngineQuery, Filter } from '../../search/engine-query.ts';
import type { SearchAnswer, SearchEngine } from '../../search/search-engine.ts';
import { linkNode } from './link-node.ts';

/** The conditions on one end of a link. */
interface LinkEnd {
  readonly pid: string | null;
  readonly filters: readonly Filter[];
}
interface LinksQuery {
  readonly source: LinkEnd;
  readonly target: LinkEnd;
  readonly relation: ProductRelation | null;
  /** Counted from 0. */
  readonly page: number;
  readonly pageSize: number;
}

/** Maximum number of records with the same identifier; further ones are ignored. */
const MAX_ENDS = 10;

const pidFilter = (pid: string): Filter => ({
  name: 'pid',
  is: 'any-of',
  conditions: [
    { is: 'any', field: 'pid', values: keywordValues('pid', pid) },
    { is: 'any', field: 'id', values: [pid] },
  ],
});

const filtersOf = ({ pid, filters }: LinkEnd): Filter[] => [
  ...(pid === null ? [] : [pidFilter(pid)]),
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

/** The links of one product by one relation. */
interface LinkGroup {
  readonly fixed: ResearchProduct;
  readonly relation: ProductRelation;
  readonly filters: readonly Filter[];
}

/** Returns the groups of links, starting from the end whose identifier is given. */
const findLinkGroups = async (
  engine: SearchEngine,
  { source, target, relation }: LinksQuery,
): Promise<LinkGroup[]> => {
  const isFromSource = source.pid !== null;
  const [fixedEnd, otherEnd] = isFromSource ? [source, target] : [target, source];
  const fixed = productsOf(await engine.search(productQuery(filtersOf(fixedEnd), 0, MAX_ENDS)));
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

/** Returns a page of links in a stable order: by the given end, by relation, by the other end. */
export const findLinks = async (engine: SearchEngine, query: LinksQuery) => {
  const groups = await findLinkGroups(engine, query);
  const totals = await engine.count(groups.map(({ filters }) => productQuery(filters, 0, 0)));
  const results: ReturnType<typeof toLink>[] = [];
  let skip = query.page * query.pageSize;
  for (const [position, { fixed, relation, filters }] of groups.entries()) {
    const total = totals[position] ?? 0;
    const limit = Math.min(total - skip, query.pageSize - results.length);
    if (limit > 0) {
      const others = productsOf(await engine.search(productQuery(filters, skip, limit)));
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
