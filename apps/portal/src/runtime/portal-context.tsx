import type { PortalConfiguration } from '@open-discovery/config';
import type { GraphApi, UserApi } from '@open-discovery/portal-state';
import { createContext, useContext } from 'react';
import type { Language } from '../messages/languages.ts';

/** What every page may need and no page may fetch by itself. */
export interface Portal {
  readonly configuration: PortalConfiguration;
  readonly language: Language;
  /** When the page was made, ISO: the same on server and in the browser, so that relative times agree. */
  readonly now: string;
  /** Origin of the request, for canonical links. */
  readonly origin: string;
  readonly graphApi: GraphApi;
  readonly userApi: UserApi;
}

const Context = createContext<Portal | null>(null);

export const PortalProvider = Context.Provider;

export const usePortal = (): Portal => {
  const portal = useContext(Context);
  if (!portal) throw new Error('usePortal needs a PortalProvider above it');
  return portal;
};
