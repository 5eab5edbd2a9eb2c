import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useFormat } from '../../../../runtime/use-format.ts';
import { AskingButton } from '../../parts/asking-button.tsx';
import { formatBytes } from '../../../../runtime/format-bytes.ts';
import type { Upload } from './read-uploads.ts';

interface UploadEntryProps {
  readonly upload: Upload;
  readonly onDelete: () => void;
}

/** One picture: its size, where it is used, and the button that deletes it. */
export const UploadEntry = ({ upload, onDelete }: UploadEntryProps) => {
  const t = useMessages();
  const { configuration, language } = usePortal();
  const { day } = useFormat();
  const { name, size, uploadedAt, portalPid, usedBy } = upload;
  const address = `${configuration.addresses.download}/${name}`;
  return (
    <article className="admin-upload">
      <a href={address}>
        <img src={address} alt={t('admin-uploads.picture', { name })} loading="lazy" />
      </a>
      <div>
        <p>{t('admin-uploads.size', { size: formatBytes(size, language), date: day(uploadedAt) })}</p>
        <p className="soft small">
          {t('admin-uploads.address')} <code className="admin-break">{address}</code>
        </p>
        {portalPid === null && <p>{t('admin-uploads.of-none')}</p>}
        {usedBy.length === 0 ? (
          <Delete onDelete={onDelete} />
        ) : (
          <>
            <p>{t('admin-uploads.used')}</p>
            <ul>
              {usedBy.map((use, at) => (
                <li key={at}>{t(`admin-uploads.use-${use.kind}`, { name: use.name })}</li>
              ))}
            </ul>
            <p className="soft small">{t('admin-uploads.in-use')}</p>
          </>
        )}
      </div>
    </article>
  );
};

const Delete = ({ onDelete }: Pick<UploadEntryProps, 'onDelete'>) => {
  const t = useMessages();
  return (
    <>
      <p>{t('admin-uploads.unused')}</p>
      <div className="row">
        <AskingButton
          title={t('admin-uploads.delete-title')}
          confirm={t('admin-uploads.delete')}
          onConfirm={onDelete}
        >
          <p>{t('admin-uploads.delete-effect')}</p>
        </AskingButton>
      </div>
    </>
  );
};
