import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  readonly payload: AdapterPayload;
  readonly endsAtMs: number;
}

/** Far more than the concurrent trial logins; the oldest are evicted first. */
const MAX_ENTRIES = 10_000;

/** Stores the state of the trial provider in memory. */
export class MemoryAdapter implements Adapter {
  readonly #entries = new Map<string, Entry>();

  async upsert(
    id: string,
    payload: AdapterPayload,
    expiresInSeconds = Number.POSITIVE_INFINITY,
  ): Promise<void> {
    this.#entries.delete(id);
    this.#entries.set(id, { payload, endsAtMs: Date.now() + expiresInSeconds * 1_000 });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MAX_ENTRIES && oldest !== undefined) this.#entries.delete(oldest);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const entry = this.#entries.get(id);
    if (entry && entry.endsAtMs > Date.now()) return entry.payload;
    this.#entries.delete(id);
    return undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#present(({ uid: own }) => own === uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#present(({ userCode: own }) => own === userCode);
  }

  async consume(id: string): Promise<void> {
    const entry = this.#entries.get(id);
    if (entry) entry.payload.consumed = Math.floor(Date.now() / 1_000);
  }

  async destroy(id: string): Promise<void> {
    this.#entries.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.#entries) if (payload.grantId === grantId) this.#entries.delete(id);
  }

  #present(isWanted: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const { payload, endsAtMs } of this.#entries.values())
      if (endsAtMs > Date.now() && isWanted(payload)) return payload;
    return undefined;
  }
}
