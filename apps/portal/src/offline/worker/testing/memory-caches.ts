const pathOf = (asked: RequestInfo | URL): string => (asked instanceof Request ? asked.url : String(asked));

type StoredCache = Pick<Cache, 'match' | 'put'>;

/** Caches like those of a browser, in memory: Node.js has none. */
export const memoryCaches = () => {
  const stored = new Map<string, Map<string, Response>>();
  const open = (name: string): Promise<StoredCache> => {
    const responses = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, responses);
    return Promise.resolve({
      match: (asked) => Promise.resolve(responses.get(pathOf(asked))?.clone()),
      put: (asked, response) => {
        responses.set(pathOf(asked), response);
        return Promise.resolve();
      },
    });
  };
  return {
    open,
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    /** The paths in a cache, sorted. */
    pathsIn: (name: string) => [...(stored.get(name)?.keys() ?? [])].sort(),
  };
};
