import { relationValue } from '@open-discovery/graph-index';
import type { ResearchProduct } from '@open-discovery/model';
import type { EngineQuery, Filter } from '../../search/engine-query.ts';
import type { SearchEngine, SearchHit } from '../../search/search-engine.ts';
import { compareWorks } from './compare-works.ts';
import type { SimilarityReasons } from './compare-works.ts';
import { isSameWork } from './is-same-work.ts';
import { candidateTerms, searchedTerms, tellingTerms } from './telling-terms.ts';
import type { TellingTerm } from './telling-terms.ts';
import { workProfile } from './work-profile.ts';
import type { LinkedProduct } from './work-profile.ts';

/** Number of works that a search by words, or by references, gives to compare. */
const CANDIDATES = 40;
/** Number of references whose other citing works are searched for. */
const MOST_REFERENCES = 50;

export interface SimilarWork {
  readonly record: ResearchProduct;
  readonly score: number;
  readonly why: SimilarityReasons;
}

const queryOf = (terms: readonly TellingTerm[], filters: readonly Filter[]): EngineQuery => ({
  kind: 'product',
  text: { op: 'or', nodes: terms.map(({ word }) => ({ op: 'word', field: null, text: word })) },
  filters,
  offset: 0,
  limit: CANDIDATES,
});

const citingSame = (references: ReadonlySet<string>): Filter => ({
  name: 'relation',
  is: 'any',
  field: 'relation',
  values: [...references]
    .slice(0, MOST_REFERENCES)
    .flatMap((id) => [relationValue('Cites', id), relationValue('References', id)]),
});

const asProduct = (hit: SearchHit): LinkedProduct[] =>
  hit.kind === 'product' ? [{ record: hit.record, links: hit.links }] : [];

const findCandidates = async (
  engine: SearchEngine,
  terms: readonly TellingTerm[],
  references: ReadonlySet<string>,
): Promise<LinkedProduct[]> => {
  const queries = [
    ...(terms.length > 0 ? [queryOf(terms, [])] : []),
    ...(references.size > 0
      ? [
          {
            ...queryOf(terms, [citingSame(references)]),
            ...(terms.length === 0 ? { text: { op: 'all' } as const } : {}),
          },
        ]
      : []),
  ];
  const answers = await Promise.all(queries.map((query) => engine.search(query)));
  const found = answers.flatMap(({ hits }) => hits.flatMap(asProduct));
  return [...new Map(found.map((work) => [work.record.id, work])).values()];
};

/**
 * Returns the works that are about the same as a work, the most similar first, each with why. Versions and copies of the work
 * are not similar to it, and of a similar work only one version is returned.
 */
export const findSimilar = async (
  engine: SearchEngine,
  work: LinkedProduct,
  limit: number,
): Promise<SimilarWork[]> => {
  const profile = workProfile(work);
  const candidates = candidateTerms(profile);
  const counts = await engine.wordCounts(candidates.map(({ word }) => word));
  const terms = tellingTerms(candidates, counts, engine.about()?.records ?? 0);
  const others = await findCandidates(engine, searchedTerms(terms), profile.references);
  const compared = others
    .filter((other) => !isSameWork(work, other))
    .map((other) => ({ other, ...compareWorks(profile, terms, workProfile(other)) }))
    .filter(({ isSameTopic }) => isSameTopic)
    .sort((a, b) => b.score - a.score || (a.other.record.id < b.other.record.id ? -1 : 1));
  const shown: (typeof compared)[number][] = [];
  for (const one of compared) {
    if (shown.length === limit) break;
    if (!shown.some(({ other }) => isSameWork(other, one.other))) shown.push(one);
  }
  return shown.map(({ other, score, why }) => ({ record: other.record, score, why }));
};
