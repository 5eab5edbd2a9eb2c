import { createHash } from 'node:crypto';
import type { ContentStore } from '../../content/content-store.ts';
import type { Content } from '../../content/content.ts';
import { overlaysOf } from '../../search/engine-state.ts';
import type { OverlayState, SearchEngine } from '../../search/search-engine.ts';
import { approvedLinks } from './approved-link.ts';
import type { ApprovedLink } from './approved-link.ts';
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

type Claims = Content['items']['claim'];

const NO_LINKS = createLinkMap([], () => null);

const revisionOf = (links: readonly ApprovedLink[]): string =>
  createHash('sha256').update(JSON.stringify(links)).digest('base64url').slice(0, 12);

/** Opens the overlay. It follows the content store and the generations of the engine. */
export const openLinkOverlay = async ({
  engine,
  store,
  clock,
}: OverlayDependencies): Promise<LinkOverlay> => {
  let claims: Claims | null = null;
  let links: readonly ApprovedLink[] = [];
  let revision = revisionOf(links);
  let state: OverlayState | null = null;
  let generation: string | null = null;
  let lookUp = createLinkLookup(engine);
  let built: { readonly links: readonly ApprovedLink[]; readonly map: Promise<LinkMap> } | null = null;

  const takeOver = (next: Claims): void => {
    if (next === claims) return;
    const isFirst = claims === null;
    claims = next;
    const approved = approvedLinks(next);
    if (revisionOf(approved) === revision) return;
    links = approved;
    revision = revisionOf(approved);
    const changedAt = (isFirst && approved.at(-1)?.approvedAt) || new Date(clock()).toISOString();
    state = { revision, changedAt };
  };
  takeOver((await store.read()).items.claim);

  const follow = async (): Promise<void> => takeOver((await store.read()).items.claim);

  const build = (): Promise<LinkMap> => {
    const status = engine.about();
    // An end that is withdrawn is none, until it is restored.
    const name = status && [status.generation, ...overlaysOf(status).revisions].join(' ');
    if (name === null || links.length === 0) return Promise.resolve(NO_LINKS);
    if (name !== generation) {
      generation = name;
      lookUp = createLinkLookup(engine);
      built = null;
    }
    if (built?.links !== links) {
      const started = { links, map: lookUp(links) };
      built = started;
      // A failed lookup is repeated by the next search.
      started.map.catch(() => {
        if (built === started) built = null;
      });
    }
    return built.map;
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
    state: () => state,
  };
};
