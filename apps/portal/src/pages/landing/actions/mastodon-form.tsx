import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './actions.module.css';
import { readLocalStorage, writeLocalStorage } from '../../../runtime/local-storage.ts';
import { mastodonAddress } from './mastodon-address.ts';

const REMEMBERED_AS = 'mastodon';

/** Asks for the visitor's Mastodon server, stores it on this device only, and opens it with the text. */
export const MastodonForm = ({ text }: { readonly text: string }) => {
  const t = useMessages();
  const [isWrong, setWrong] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const server = new FormData(event.currentTarget).get('server');
    const address = mastodonAddress(typeof server === 'string' ? server : '', text);
    setWrong(address === null);
    if (address === null) return;
    writeLocalStorage(REMEMBERED_AS, new URL(address).host);
    window.open(address, '_blank', 'noopener');
  };
  return (
    <form className={styles['mastodon']} onSubmit={submit} noValidate>
      <label htmlFor="mastodon-server">{t('share.mastodon')}</label>
      <span className="with-button">
        <input
          id="mastodon-server"
          name="server"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={rememberedServer()}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? 'mastodon-wrong' : undefined}
        />
        <button type="submit" className="btn">
          {t('landing.share')}
        </button>
      </span>
      {isWrong && (
        <p id="mastodon-wrong" className="small" role="alert">
          {t('share.mastodon-wrong')}
        </p>
      )}
    </form>
  );
};

const rememberedServer = (): string => {
  const server = readLocalStorage(REMEMBERED_AS);
  return typeof server === 'string' ? server : '';
};
