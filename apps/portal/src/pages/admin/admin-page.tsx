import { getPortalOutlines } from '@open-discovery/admin-client';
import type { User } from '@open-discovery/roles';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { PageHead } from '../../components/page-head.tsx';
import { PageStyles } from '../../components/page-styles.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { Guarded } from '../../session/guarded.tsx';
import type { Reason } from '../../session/reasons.ts';
import styles from './admin.css?url';
import fieldStyles from './admin-fields.css?url';
import menuStyles from './console-menu.css?url';
import { ConsoleMenu } from './console-menu.tsx';
import { ConsoleProvider, NarrowedConsole } from './console-context.tsx';
import { editsPortalOfType } from './edits-portal.ts';
import { ChangeOutcome } from './parts/change-outcome.tsx';
import { StaleNotice } from './parts/stale-notice.tsx';
import { screensFor, titleOfScreen } from './screens.ts';
import type { Screen } from './screens.ts';
import { useContent } from './use-content.ts';
import { Loading } from '../../components/loading.tsx';

/** The console, where those who keep the portal manage it. Its screens are loaded when they are opened. */
export const Page = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  const segment = useSegment();
  return (
    <main id="main" className="page admin">
      <PageHead title={t(titleOfScreen(segment) ?? 'admin.title')} noIndex />
      <PageStyles href={styles} />
      <PageStyles href={fieldStyles} />
      <PageStyles href={menuStyles} />
      <noscript>
        <p className="notice">{t('admin.scripts')}</p>
      </noscript>
      <Guarded guard={(user) => reasonAgainst(screensFor(user, configuration), segment)}>
        {(user) => (
          <ConsoleProvider user={user} screens={screensFor(user, configuration)}>
            <OwnConsole user={user} screens={screensFor(user, configuration)} />
          </ConsoleProvider>
        )}
      </Guarded>
    </main>
  );
};

/** Returns the first segment after `/admin/`. */
const useSegment = (): string => useParams()['*']?.split('/')[0] ?? '';

/** Returns the reason why a user with some screens may not open one. */
const reasonAgainst = (screens: readonly Screen[], segment: string): Reason | null => {
  if (screens.length === 0) return 'notAdmin';
  return titleOfScreen(segment) !== null && screens.every((screen) => screen.segment !== segment)
    ? 'notAuthorized'
    : null;
};

interface OwnConsoleProps {
  readonly user: User;
  readonly screens: readonly Screen[];
}

/** Offers the screens of items only to those who have such items; whose roles alone say so needs no request. */
const OwnConsole = ({ user, screens }: OwnConsoleProps) =>
  screens.every(({ edits }) => !edits || editsPortalOfType(user, edits, [])) ? (
    <Console screens={screens} offered={screens} />
  ) : (
    <ManagerConsole user={user} screens={screens} />
  );

const ManagerConsole = ({ user, screens }: OwnConsoleProps) => {
  const { value: portals, error } = useContent(getPortalOutlines());
  if (!portals && !error) return <Loading />;
  const own = screens.filter(({ edits }) => !edits || !portals || editsPortalOfType(user, edits, portals));
  return (
    <NarrowedConsole screens={own}>
      <Console screens={screens} offered={own} />
    </NarrowedConsole>
  );
};

interface ConsoleProps {
  /** The screens that the user may open. */
  readonly screens: readonly Screen[];
  /** Those in the menu. */
  readonly offered: readonly Screen[];
}

const Console = ({ screens, offered }: ConsoleProps) => {
  const segment = useSegment();
  const screen = screens.find((one) => one.segment === segment);
  return (
    <div className="admin-frame">
      <ConsoleMenu screens={offered} current={segment} />
      {screen ? <OpenScreen key={screen.segment} screen={screen} /> : <NoScreen segment={segment} />}
    </div>
  );
};

const OpenScreen = ({ screen: { title, Component } }: { readonly screen: Screen }) => {
  const t = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  // A change of screen is a change of page: screen readers begin with its heading.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="admin-screen" aria-labelledby="admin-heading">
      <div className="row">
        <h1 id="admin-heading" ref={heading} tabIndex={-1}>
          {t(title)}
        </h1>
        <ChangeOutcome />
      </div>
      <StaleNotice />
      <Component />
    </section>
  );
};

/** Replaces a screen that does not exist. */
const NoScreen = ({ segment }: { readonly segment: string }) => {
  const t = useMessages();
  return (
    <section className="admin-screen">
      <h1>{t('admin.no-screen')}</h1>
      <p>{t('admin.no-screen-text', { name: segment })}</p>
    </section>
  );
};
