import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { legacy_createStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { loadAllMessages } from '../../messages/load-all-messages.ts';
import type { Language } from '../../messages/languages.ts';
import { StoredPortal } from '../../routing/stored-portal.tsx';
import type { LoadedPage } from './load-page.ts';

/** All messages of each language; every page shares them. */
const catalogs = new Map<Language, Promise<I18n>>();

const catalogOf = (language: Language): Promise<I18n> => {
  const loaded = catalogs.get(language) ?? loadAllMessages(language);
  catalogs.set(language, loaded);
  return loaded;
};

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
