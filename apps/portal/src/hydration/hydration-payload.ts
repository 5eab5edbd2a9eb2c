import type { PortalConfiguration } from '@open-discovery/config';
import type { Language } from '../messages/languages.ts';

/** Addresses of what the page needs to look right and to come alive. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  readonly font: string | null;
}

/** What the server hands to the browser so that nothing is asked twice. Never a secret, never a user. */
export interface HydrationPayload {
  readonly configuration: PortalConfiguration;
  readonly language: Language;
  readonly now: string;
  readonly origin: string;
  readonly production: boolean;
  /** The portal could not be fetched: its pages are disabled. Spec §8. */
  readonly isPortalMissing: boolean;
  readonly assets: PageAssets;
  readonly state: object;
  readonly loaderData: Readonly<Record<string, unknown>>;
}

const UNSAFE = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' } as const;

/** JSON that can stand inside a script element whatever texts it carries. */
export const serializePayload = (boot: HydrationPayload): string =>
  JSON.stringify(boot).replace(/[<\u2028\u2029]/g, (character) => UNSAFE[character as keyof typeof UNSAFE]);
