import type { PortalConfiguration } from '@open-discovery/config';
import type { PlacedHelp, QueryName } from '@open-discovery/portal-state';
import type { Language } from '../messages/languages.ts';

/** Addresses of the files that the page needs for styling and hydration. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

/** A query whose result is in the loader data, for the cache of the browser. */
export interface SeedQuery {
  readonly name: QueryName;
  readonly argument: unknown;
  /** The keys that lead to the result, from the loader data on. */
  readonly path: readonly (string | number)[];
}

/**
 * The data that the server passes to the browser, so that nothing is fetched twice. It never contains a
 * secret or a user.
 */
export interface HydrationPayload {
  readonly configuration: PortalConfiguration;
  /** The portal could not be fetched: its pages are disabled. Spec §8. */
  readonly isPortalMissing: boolean;
  readonly help: readonly PlacedHelp[];
  readonly language: Language;
  readonly now: string;
  readonly origin: string;
  readonly production: boolean;
  readonly assets: PageAssets;
  /** Status of the page. */
  readonly status: number;
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly queries: readonly SeedQuery[];
}

/** The id of the script element that holds the payload. */
export const PAYLOAD_ID = 'payload';
