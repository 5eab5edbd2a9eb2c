import { createConsoleApi } from '@open-discovery/portal-state/console';
import type { ConsoleApi } from '@open-discovery/portal-state/console';
import type { User } from '@open-discovery/roles';
import { createContext, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/message-id.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import type { ScreenSegment } from './screen-address.ts';

/** The groups of screens, in the order of the console's menu. */
export const SCREEN_GROUPS = ['content', 'records', 'operation'] as const;

/** A screen as menus show it. */
export interface ScreenLink {
  readonly segment: ScreenSegment;
  readonly title: MessageId;
  /** `null` for the start. */
  readonly group: (typeof SCREEN_GROUPS)[number] | null;
}

/** Returns the screens of a group. */
export const screensOf = (
  screens: readonly ScreenLink[],
  group: ScreenLink['group'],
): readonly ScreenLink[] => screens.filter((screen) => screen.group === group);

/** A user's position in a list: the text of the filter, and the page. */
export interface ListPlace {
  readonly words: string;
  readonly page: number;
}

/** The objects that all screens of the console share. */
interface Console {
  readonly api: ConsoleApi;
  readonly user: User;
  /** The screens that the user may open. */
  readonly screens: readonly ScreenLink[];
  /** The user's last position in each list, by the name of the list. */
  readonly places: Map<string, ListPlace>;
  /** The number of changes that were sent: each makes what is said about the one before it old. */
  readonly changes: number;
  readonly countChange: () => void;
}

const Context = createContext<Console | null>(null);

interface ConsoleProviderProps {
  readonly user: User;
  readonly screens: readonly ScreenLink[];
  readonly children: ReactNode;
}

/** Provides the console's endpoints and its user to the screens. */
export const ConsoleProvider = ({ user, screens, children }: ConsoleProviderProps) => {
  const { adminToolApi, userApi, configuration } = usePortal();
  // The configuration changes by the console's own changes; the addresses that the endpoints need do not.
  const [api] = useState(() => createConsoleApi({ adminToolApi, userApi }, configuration));
  const [places] = useState(() => new Map<string, ListPlace>());
  const [changes, setChanges] = useState(0);
  const value = useMemo(
    () => ({ api, user, screens, places, changes, countChange: () => setChanges((count) => count + 1) }),
    [api, user, screens, places, changes],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
};

interface NarrowedConsoleProps {
  readonly screens: readonly ScreenLink[];
  readonly children: ReactNode;
}

/** Provides the same console with other screens. */
export const NarrowedConsole = ({ screens, children }: NarrowedConsoleProps) => {
  const console = useConsole();
  const value = useMemo(() => ({ ...console, screens }), [console, screens]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
};

/** Returns the console that a screen belongs to. */
export const useConsole = (): Console => {
  const console = useContext(Context);
  if (!console) throw new Error('useConsole needs a ConsoleProvider above it');
  return console;
};
