import type { PortalConfiguration } from '@open-discovery/config';
import { readFlag, readObject, send } from '@open-discovery/http';
import type { Endpoint, Fetch } from '@open-discovery/http';
import { KINDS } from '@open-discovery/model';
import { weakMapMemoize } from '@reduxjs/toolkit';
import { internalUrl } from '../internal-url.ts';
import type { CurrentPortal } from '../portal-source.ts';

interface LiveOptions {
  readonly apiUrl: string;
  readonly fetch: Fetch;
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number;
}

/** The API answers this from memory, so no page waits longer. */
const LIMIT_MS = 1_000;
const KEPT_MS = 60_000;
/** An API that does not respond may start soon. */
const RETRY_MS = 2_000;

const getLive: Endpoint<boolean> = {
  method: 'GET',
  path: 'capabilities',
  service: 'search',
  parse: (json) => readFlag(readObject(json, 'capabilities')['isLive'], 'capabilities.isLive'),
};

/** The Graph API has no records of these kinds. */
const MISSING_KINDS: ReadonlySet<string | null> = new Set([
  KINDS.service.entityPid,
  KINDS.community.entityPid,
]);

/** Returns a portal without the kinds that the Graph API lacks; always the same one, so that its pages are kept. */
const withoutMissingKinds = weakMapMemoize((configuration: PortalConfiguration): PortalConfiguration => ({
  ...configuration,
  entities: configuration.entities.map((entity) =>
    MISSING_KINDS.has(entity.pid) ? { ...entity, isEnabled: false } : entity,
  ),
}));

/**
 * Returns the portal for each request, limited to what a search of live records can do if its records are live. The API says
 * so; it is asked once a minute, while pages show what was known before. Only the first ones wait.
 */
export const createLivePortalSource = (
  portalNow: () => Promise<CurrentPortal>,
  { apiUrl, fetch, clock }: LiveOptions,
): (() => Promise<CurrentPortal>) => {
  let asked: Promise<void> = Promise.resolve();
  let isLive: boolean | null = null;
  let heldUntil = -Infinity;
  const ask = async (graph: string): Promise<void> => {
    const answer = await send(getLive, { baseUrl: internalUrl(graph, apiUrl), fetch, limitMs: LIMIT_MS });
    // Other APIs have no such address.
    const isKnown = answer.ok || (answer.error.kind === 'status' && answer.error.status < 500);
    heldUntil = clock() + (isKnown ? KEPT_MS : RETRY_MS);
    if (isKnown) isLive = answer.ok && answer.value;
  };
  return async () => {
    const portal = await portalNow();
    if (!portal.isMissing && clock() >= heldUntil) {
      heldUntil = Infinity;
      asked = ask(portal.configuration.addresses.graph);
    }
    if (isLive === null) await asked;
    return isLive === true
      ? { ...portal, configuration: withoutMissingKinds(portal.configuration), isLive: true }
      : portal;
  };
};
