import { keepLatest } from '../../keep-latest.ts';
import type { ContentStore } from '../../content/content-store.ts';
import { openOverlay } from '../../content/open-overlay.ts';
import type { Overlay } from '../../content/open-overlay.ts';
import { overlaysOf } from '../../search/engine-state.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { approvedLinks } from './approved-link.ts';
import { createLinkMap } from './link-map.ts';
import type { LinkMap } from './link-map.ts';
import { createLinkLookup } from './look-up-links.ts';

/** The approved links over the records of an engine. */
export type LinkOverlay = Overlay<LinkMap>;

interface OverlayDependencies {
  readonly engine: SearchEngine;
  readonly store: ContentStore;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

const NO_LINKS = createLinkMap([], () => null);

/** Opens the overlay. It follows the content store and the generations of the engine. */
export const openLinkOverlay = ({ engine, store, clock }: OverlayDependencies): Promise<LinkOverlay> => {
  let generation: string | null = null;
  let lookUp = createLinkLookup(engine);
  const latest = keepLatest<LinkMap>();
  return openOverlay({
    store,
    clock,
    collection: 'claim',
    valuesOf: approvedLinks,
    changedAtOf: (links) => links.at(-1)?.approvedAt,
    build: (links) => {
      const status = engine.about();
      // A link to a withdrawn record is left out until the record is restored.
      const name = status && [status.generation, ...overlaysOf(status).revisions].join(' ');
      if (name === null || links.length === 0) return Promise.resolve(NO_LINKS);
      if (name !== generation) {
        generation = name;
        lookUp = createLinkLookup(engine);
      }
      return latest([name, links], () => lookUp(links));
    },
  });
};
