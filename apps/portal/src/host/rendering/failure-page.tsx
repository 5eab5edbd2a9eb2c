import type { PortalConfiguration } from '@open-discovery/config';
import type { PageAssets } from '../../hydration/hydration-payload.ts';
import type { Language } from '../../messages/languages.ts';
import { loadMessages } from '../../messages/load-messages.ts';
import { renderMessagePage } from '../../routing/render-message-page.tsx';

interface FailurePageOptions {
  readonly configuration: PortalConfiguration;
  readonly language: Language;
  readonly assets: PageAssets;
  /** The failed address, to try again. */
  readonly address: string;
  readonly status: number;
}

/** The status of an address that never has a page. */
const BAD_ADDRESS = 400;

/**
 * Renders the page that is sent when rendering a page failed. It needs neither loaders nor scripts, and tells nothing
 * about the cause.
 */
export const renderFailurePage = async (options: FailurePageOptions): Promise<string> => {
  const { language, address, status } = options;
  const messages = await loadMessages(language);
  const isTooMany = status === 429;
  return renderMessagePage({
    ...options,
    title: messages._(isTooMany ? 'too-many.title' : 'broken.title'),
    text: messages._(isTooMany ? 'too-many.text' : 'broken.text'),
    actions: (
      <>
        {status !== BAD_ADDRESS && (
          <a className="btn" href={address}>
            {messages._('action.try-again')}
          </a>
        )}
        <a href="/">{messages._('error.home')}</a>
      </>
    ),
  });
};
