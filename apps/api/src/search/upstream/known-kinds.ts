import type { UpstreamKind } from '@open-discovery/graph-upstream';

const KEPT = 20_000;

/** Remembers the kinds of records by their ids, so that a record is not looked for in other collections. */
export class KnownKinds {
  readonly #kinds = new Map<string, UpstreamKind>();

  of(id: string): UpstreamKind | null {
    return this.#kinds.get(id) ?? null;
  }

  add(id: string, kind: UpstreamKind): void {
    this.#kinds.set(id, kind);
    if (this.#kinds.size <= KEPT) return;
    const [oldest] = this.#kinds.keys();
    if (oldest !== undefined) this.#kinds.delete(oldest);
  }
}
