import { parseDoi, parseRor } from '@open-discovery/identifiers';
import type { KindedRecord } from '@open-discovery/model';

const doisOf = (pids: readonly { scheme?: string | null; value: string }[]): string[] =>
  pids.flatMap(({ scheme, value }) =>
    scheme?.toLowerCase() === 'doi' ? (parseDoi(value)?.value ?? []) : [],
  );

const rorsOf = (pids: readonly { scheme?: string | null; value: string }[]): string[] =>
  pids.flatMap(({ scheme, value }) => {
    const ror = scheme?.toLowerCase() === 'ror' ? parseRor(value) : null;
    return ror?.checkDigits === 'valid' ? ror.value : [];
  });

/**
 * By what a record is known to be the same as another of a different id: products by DOI, organizations by ROR when
 * they have one only (with several, one of them is another organization's), communities by the code records name.
 */
export const sameKeys = ({ kind, record }: KindedRecord): string[] => {
  if (kind === 'product') return [...new Set(doisOf(record.pids ?? []))].map((doi) => `doi ${doi}`);
  if (kind === 'community') return record.acronym ? [`community ${record.acronym.toLowerCase()}`] : [];
  if (kind !== 'organization') return [];
  const rors = [...new Set(rorsOf(record.pids ?? []))];
  return rors.length === 1 ? rors.map((ror) => `ror ${ror}`) : [];
};

/** Namespaces by how settled their ids are: what the graph merged or curated itself comes first. */
const RANKS: readonly (readonly [RegExp, number])[] = [
  [/^(?:doi_dedup___|dedup_wf_|openorgs____)/, 0],
  [/^pending_org_/, 2],
  [/^ror_________/, 3],
];
const DEFAULT_RANK = 1;
const rankOf = (id: string): number => RANKS.find(([pattern]) => pattern.test(id))?.[1] ?? DEFAULT_RANK;

const isBefore = (a: string, b: string): boolean =>
  rankOf(a) < rankOf(b) || (rankOf(a) === rankOf(b) && a < b);

/** Ids that mean the same record. Only ids that have another beside them take up memory. */
export interface Aliases {
  same(a: string, b: string): void;
  /** The id that stays; the id itself when it is the only one. */
  keptId(id: string): string;
}

/** Sets of ids that only ever grow together; the most settled id of a set stands for all. */
export const createAliases = (): Aliases => {
  const parents = new Map<string, string>();
  const keptId = (id: string): string => {
    let root = id;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    for (let at = id; at !== root;) {
      const next = parents.get(at) ?? root;
      parents.set(at, root);
      at = next;
    }
    return root;
  };
  return {
    keptId,
    same(a, b) {
      const [first, second] = [keptId(a), keptId(b)];
      if (first === second) return;
      if (isBefore(first, second)) parents.set(second, first);
      else parents.set(first, second);
    },
  };
};
