import type { PortalConfiguration } from '@open-discovery/config';
import type { PortalApis } from '@open-discovery/portal-state';
import { createContext, useContext } from 'react';
import type { Language } from '../messages/languages.ts';

/** The objects that every component may use without fetching. */
export interface Portal extends PortalApis {
  readonly configuration: PortalConfiguration;
  readonly language: Language;
  /** ISO time at which the page was rendered. Server and browser share it, so that relative times agree. */
  readonly now: string;
  /** Origin of the request, for canonical links. */
  readonly origin: string;
  /** Returns the parameters of the results that are being loaded, without `?`; `null` when there are none. */
  readonly pendingSearch: () => string | null;
}

const Context = createContext<Portal | null>(null);

export const PortalProvider = Context.Provider;

/** Returns the portal that the component belongs to; `null` outside of one, for components that work without. */
export const useOptionalPortal = (): Portal | null => useContext(Context);

/** Returns the portal that the component belongs to. */
export const usePortal = (): Portal => {
  const portal = useOptionalPortal();
  if (!portal) throw new Error('usePortal needs a PortalProvider above it');
  return portal;
};
