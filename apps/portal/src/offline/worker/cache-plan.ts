/** The addresses that the service worker of a release caches in a language. The host writes them into the worker's script. */
export interface CachePlan {
  /** Name of the cache, different for every release and language. */
  readonly cache: string;
  /** The addresses of the cached pages. */
  readonly pages: Readonly<Record<'saved' | 'offline', string>>;
  /** Paths of the files that the page of saved items needs. */
  readonly assets: readonly string[];
}
