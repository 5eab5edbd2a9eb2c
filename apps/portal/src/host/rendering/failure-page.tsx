import type { I18n } from '@lingui/core';
import type { PortalConfiguration } from '@open-discovery/config';
import type { PageAssets } from '../../hydration/hydration-payload.ts';
import type { Language } from '../../messages/languages.ts';
import { loadMessages } from '../../messages/load-messages.ts';
import { refusedAddressTexts } from '../../pages/error/refused-address.ts';
import { renderMessagePage } from '../../routing/render-message-page.tsx';
import { LONGEST_URL_CHARACTERS } from '../request-url.ts';

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
const TOO_MANY = 429;

/** Returns the heading and the text of the page. */
const textsOf = async ({ address, status }: FailurePageOptions, messages: I18n) => {
  const refused =
    status === BAD_ADDRESS &&
    (await refusedAddressTexts(address, { maxCharacters: LONGEST_URL_CHARACTERS, messages }));
  if (refused) return refused;
  const kind = status === TOO_MANY ? 'too-many' : 'broken';
  return { title: messages._(`${kind}.title`), text: messages._(`${kind}.text`) };
};

/**
 * Renders the page that is sent when rendering a page failed. It needs neither loaders nor scripts, and of the
 * cause it names only a mistake in the address.
 */
export const renderFailurePage = async (options: FailurePageOptions): Promise<string> => {
  const { language, address, status } = options;
  const messages = await loadMessages(language);
  return renderMessagePage({
    ...options,
    ...(await textsOf(options, messages)),
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
