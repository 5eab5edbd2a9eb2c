import { I18nProvider } from '@lingui/react';
import { legacy_createStore, weakMapMemoize } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { loadAllMessages } from '../../messages/load-all-messages.ts';
import { StoredPortal } from '../../routing/stored-portal.tsx';
import type { LoadedPage } from './load-page.ts';

/** Every page in a language shares its messages. */
const catalogOf = weakMapMemoize(loadAllMessages);

/** Provides elements with what every component may use: the store, the texts and the portal. */
export const inPageContexts = async (page: LoadedPage, children: ReactNode): Promise<ReactNode> => {
  const { url, options, runtime, queries } = page;
  const { configuration, language, now } = options;
  const state = runtime.pageState(queries.help);
  const portal = {
    ...runtime.apis,
    configuration,
    language,
    now: now.toISOString(),
    origin: url.origin,
    pendingSearch: () => null,
  };
  return (
    <Provider store={legacy_createStore(() => state)}>
      <I18nProvider i18n={await catalogOf(language)}>
        <StoredPortal portal={portal}>{children}</StoredPortal>
      </I18nProvider>
    </Provider>
  );
};
