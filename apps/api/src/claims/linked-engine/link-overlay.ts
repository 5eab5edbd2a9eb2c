import { keepLatest } from '../../keep-latest.ts';
import type { ContentStore } from '../../content/content-store.ts';
import { followItems } from '../../content/follow-items.ts';
import { overlaysOf } from '../../search/engine-state.ts';
import type { OverlayState, SearchEngine } from '../../search/search-engine.ts';
import { approvedLinks } from './approved-link.ts';
import { createLinkMap } from './link-map.ts';
import type { LinkMap } from './link-map.ts';
import { createLinkLookup } from './look-up-links.ts';

/** The approved links over the records of an engine. */
export interface LinkOverlay {
  /** Returns the links. Those of other processes may be a moment old; the database is never waited for. */
  readonly current: () => Promise<LinkMap>;
  /** Takes over the latest changes. */
  readonly refresh: () => Promise<void>;
  /** Null without approved links. */
  readonly state: () => OverlayState | null;
}

interface OverlayDependencies {
  readonly engine: SearchEngine;
  readonly store: ContentStore;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

const NO_LINKS = createLinkMap([], () => null);

/** Opens the overlay. It follows the content store and the generations of the engine. */
export const openLinkOverlay = async ({
  engine,
  store,
  clock,
}: OverlayDependencies): Promise<LinkOverlay> => {
  const { values, state, follow } = await followItems({
    store,
    clock,
    collection: 'claim',
    valuesOf: approvedLinks,
    changedAtOf: (links) => links.at(-1)?.approvedAt,
  });
  let generation: string | null = null;
  let lookUp = createLinkLookup(engine);
  const latest = keepLatest<LinkMap>();

  const build = (): Promise<LinkMap> => {
    const links = values();
    const status = engine.about();
    // An end that is withdrawn is none, until it is restored.
    const name = status && [status.generation, ...overlaysOf(status).revisions].join(' ');
    if (name === null || links.length === 0) return Promise.resolve(NO_LINKS);
    if (name !== generation) {
      generation = name;
      lookUp = createLinkLookup(engine);
    }
    return latest([name, links], () => lookUp(links));
  };

  return {
    current: () => {
      follow().catch(() => undefined);
      return build();
    },
    refresh: async () => {
      await follow();
      await build();
    },
    state,
  };
};
