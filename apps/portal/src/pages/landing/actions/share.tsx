import { landingAddress, plainText } from '@open-discovery/model';
import { CopyButton } from '../../../components/copy-button.tsx';
import { EmbedCode } from '../../../components/embed-code/embed-code.lazy.ts';
import { recordTitle } from '../../../records/record-title.ts';
import { useHydrated } from '../../../runtime/use-hydrated.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './actions.module.css';
import { mailAddress } from './mail-address.ts';
import { MastodonForm } from './mastodon-form.tsx';
import { Popup } from './popup.tsx';
import { useRecordAddress } from './use-record-address.ts';
import type { RecordProps } from '../record-props.ts';

/** Ways to share the record's address. */
export const Share = ({ kind, record }: RecordProps) => {
  const t = useMessages();
  const isHydrated = useHydrated();
  const address = useRecordAddress(kind, record.id);
  const title = plainText(recordTitle(record));
  // Closing the system's share dialog is not an error.
  const share = () => void navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <Popup icon="share" title={t('landing.share')}>
      {(isOpen) => (
        <>
          <p className={styles['address']}>
            <span>{address}</span> <CopyButton text={address} />
          </p>
          <ul>
            {isHydrated && 'share' in navigator && (
              <li>
                <button type="button" className="link" onClick={share}>
                  {t('share.system')}
                </button>
              </li>
            )}
            <li>
              <a href={mailAddress('', { subject: title, body: `${title}\n${address}` })}>
                {t('share.mail')}
              </a>
            </li>
          </ul>
          {isOpen && <EmbedCode shows="record" address={landingAddress(kind, record.id)} />}
          {isHydrated && <MastodonForm text={`${title} ${address}`} />}
        </>
      )}
    </Popup>
  );
};
