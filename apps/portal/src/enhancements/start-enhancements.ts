import type { PortalConfiguration } from '@open-discovery/config';
import { forgetUser } from '@open-discovery/portal-state';
import type { FailedCall, PortalStore } from '@open-discovery/portal-state';
import type { DataRouter, Location } from 'react-router-dom';
import { clearedTokenCookie, isLoggedIn } from '../session/login.ts';
import { fetchCurrentUser } from '../session/fetch-current-user.ts';
import { answerFailedCall } from './answer-failed-call.ts';
import { closePopups } from './close-popups.ts';
import { countVisits } from './count-visits.ts';
import { followNavigation } from './follow-navigation.ts';
import { keepFocus } from './keep-focus.ts';
import { keepTypedWords } from './keep-typed-words.ts';
import { keepOffline } from '../offline/keep-offline.ts';
import { logLine } from '../runtime/log-line.ts';
import { menuKeys } from './menu-keys.ts';
import { reloadSameAddress } from './reload-same-address.ts';
import { showProgress } from './show-progress.ts';
import { tabStorage } from '../runtime/tab-storage.ts';

export interface EnhancementOptions extends PortalStore {
  readonly router: DataRouter;
  /** The location at hydration; the visitor may have navigated since. */
  readonly initial: Location;
  readonly configuration: PortalConfiguration;
}

/** Safari has no idle callbacks. */
const WITHOUT_IDLE_MS = 2000;

/** Keeps saved items readable offline, once the page has nothing else to do. */
const keepOfflineWhenIdle = (): void => {
  // Browsers have service workers on https and on this machine only.
  if (!('serviceWorker' in window.navigator)) return;
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => keepOffline());
  else setTimeout(keepOffline, WITHOUT_IDLE_MS);
};

/** Starts the behavior that is attached after hydration, so that hydration does not wait for it. */
export const startEnhancements = (options: EnhancementOptions) => {
  const { router, configuration, store } = options;
  followNavigation(router, options.initial, keepFocus(document));
  reloadSameAddress(router, options);
  showProgress(router);
  menuKeys(document);
  closePopups(document);
  const storage = tabStorage();
  if (storage) keepTypedWords({ page: document, storage, address: window.location.href });
  countVisits(configuration);
  keepOfflineWhenIdle();
  void fetchCurrentUser(options);

  const endLogin = async (): Promise<void> => {
    if (!isLoggedIn(document.cookie)) return;
    document.cookie = clearedTokenCookie();
    await store.dispatch(forgetUser(options.userApi));
  };
  return {
    answerFailure: (failed: FailedCall): void =>
      answerFailedCall(failed, {
        forgetUser: () => void endLogin(),
        goTo: (address) => void router.navigate(address),
        wantedAddress: () => {
          const { pathname, search } = router.state.navigation.location ?? router.state.location;
          return `${pathname}${search}`;
        },
        log: logLine,
      }),
  };
};
