import type { PortalConfiguration } from '@open-discovery/config';
import type { PageAssets } from '../hydration/hydration-payload.ts';
import type { Language } from '../messages/languages.ts';
import { addMessages, loadMessages } from '../messages/load-messages.ts';
import { THEME_SCRIPT } from '../routing/document.tsx';
import { renderMessagePage } from '../routing/render-message-page.tsx';
import { SAVED_PATH } from '../runtime/paths.ts';
import { OFFLINE_CATALOG } from './offline-catalog.ts';

interface OfflinePageOptions {
  readonly configuration: PortalConfiguration;
  readonly language: Language;
  readonly assets: PageAssets;
}

/** Renders the page that the service worker shows in place of any page that needs a connection. It needs no scripts. */
export const renderOfflinePage = async (options: OfflinePageOptions): Promise<string> => {
  const messages = await loadMessages(options.language);
  await addMessages(messages, OFFLINE_CATALOG);
  return renderMessagePage({
    ...options,
    title: messages._('offline.title'),
    text: messages._('offline.text'),
    head: <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />,
    actions: (
      <>
        {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- the empty address is that of the page in whose place this one is shown */}
        <a className="btn primary" href="">
          {messages._('action.try-again')}
        </a>
        <a className="btn" href={SAVED_PATH}>
          {messages._('footer.saved')}
        </a>
      </>
    ),
  });
};
