/** Time after which use counts for a third only. */
const MEMORY_MS = 5_000;
/** Callers differ by chance and by what they ask for. Only one who uses several times as much takes from the others. */
const SEVERAL_TIMES = 3;
/** Use that counts as none. */
const FORGOTTEN_MS = 1;

interface Use {
  readonly ms: number;
  readonly at: number;
}

/** Remembers for how long callers have used slots recently; older use counts for less. */
export class RecentUse {
  readonly #uses = new Map<string, Use>();
  readonly #clock: () => number;

  /** `clock` returns monotonic milliseconds. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  add(key: string, ms: number): void {
    const at = this.#clock();
    this.#uses.set(key, { ms: this.#of(key, at) + ms, at });
  }

  /** Reports whether a caller has used more than is free, and several times as much as the others on average. */
  isAboveShare(key: string, freeMs: number): boolean {
    const now = this.#clock();
    const own = this.#of(key, now);
    return own > freeMs && own > SEVERAL_TIMES * this.#averageOfOthers(key, now);
  }

  /** Returns the number of other callers who have used slots recently. */
  othersThan(key: string): number {
    const now = this.#clock();
    let others = 0;
    for (const other of this.#uses.keys())
      if (other !== key && this.#of(other, now) >= FORGOTTEN_MS) others += 1;
    return others;
  }

  #of(key: string, now: number): number {
    const use = this.#uses.get(key);
    return use === undefined ? 0 : use.ms * Math.exp((use.at - now) / MEMORY_MS);
  }

  /** Infinite if no other caller has used a slot. */
  #averageOfOthers(key: string, now: number): number {
    let total = 0;
    let others = 0;
    for (const other of this.#uses.keys()) {
      const ms = this.#of(other, now);
      if (ms < FORGOTTEN_MS) this.#uses.delete(other);
      else if (other !== key) {
        total += ms;
        others += 1;
      }
    }
    return others === 0 ? Number.POSITIVE_INFINITY : total / others;
  }
}
