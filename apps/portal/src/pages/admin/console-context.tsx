import { createConsoleApi } from '@open-discovery/portal-state/admin';
import type { ConsoleApi } from '@open-discovery/portal-state/admin';
import type { User } from '@open-discovery/roles';
import { createContext, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { usePortal } from '../../runtime/portal-context.tsx';

/** What every screen of the console may use. */
interface Console {
  readonly api: ConsoleApi;
  readonly user: User;
}

const Context = createContext<Console | null>(null);

interface ConsoleProviderProps {
  readonly user: User;
  readonly children: ReactNode;
}

/** Provides the console's endpoints and its user to the screens. */
export const ConsoleProvider = ({ user, children }: ConsoleProviderProps) => {
  const { adminToolApi, configuration } = usePortal();
  // The configuration changes by the console's own changes; the addresses that the endpoints need do not.
  const [api] = useState(() => createConsoleApi(adminToolApi, configuration));
  const value = useMemo(() => ({ api, user }), [api, user]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
};

/** Returns the console that a screen belongs to. */
export const useConsole = (): Console => {
  const console = useContext(Context);
  if (!console) throw new Error('useConsole needs a ConsoleProvider above it');
  return console;
};
