/** What the service worker of a release keeps in a language. The host writes it into the worker's script. */
export interface CachePlan {
  /** Name of the cache, different for every release and language. */
  readonly cache: string;
  /** The pages that are kept, as the host is asked for them. */
  readonly pages: Readonly<Record<'saved' | 'offline', string>>;
  /** Paths of the files that the page of saved items needs. */
  readonly assets: readonly string[];
}
