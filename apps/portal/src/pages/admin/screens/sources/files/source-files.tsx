import { useMessages } from '../../../../../messages/use-messages.ts';
import { usePortal } from '../../../../../runtime/portal-context.tsx';
import { useFormat } from '../../../../../runtime/use-format.ts';
import { DeleteButton } from '../../../parts/delete-button.tsx';
import { formatBytes } from '../../../../../runtime/format-bytes.ts';
import { Items } from '../../../parts/list/item-list.tsx';
import { useByName } from '../../../parts/list/use-by-name.ts';
import { deleteFile } from './record-files.ts';
import type { RecordFile } from './record-files.ts';
import { UploadFiles } from './upload-files.tsx';
import type { Upload } from './use-uploads.ts';

interface SourceFilesProps {
  readonly source: string;
  readonly files: readonly RecordFile[];
  /** No other source has records. */
  readonly isOnly: boolean;
  /** `null` if the user may not change the files. */
  readonly upload: Upload | null;
}

/** The upload of files to a source, and those that it has. */
export const SourceFiles = ({ source, files, isOnly, upload }: SourceFilesProps) => {
  const t = useMessages();
  const { language } = usePortal();
  const { day } = useFormat();
  const byName = useByName(files) ?? [];
  return (
    // Several sources have files: none is a landmark.
    <div className="admin-files">
      <h3>{t('admin-sources.files')}</h3>
      {upload && <UploadFiles {...upload} />}
      <Items
        label={t('admin.named', { name: t('admin-sources.files'), value: source })}
        items={byName}
        keyOf={({ name }) => name}
        wordsOf={({ name }) => name}
        empty={<p>{t('admin-sources.no-files')}</p>}
      >
        {({ name, bytes, uploadedAt }) => (
          <div className="admin-file">
            <p className="admin-break">
              {name}{' '}
              <span className="soft small">
                {formatBytes(bytes, language)}, {day(uploadedAt)}
              </span>
            </p>
            {upload && (
              <DeleteButton
                label={t('admin-sources.delete-file', { name })}
                shortLabel={t('admin.delete')}
                title={t('admin-sources.delete-file-title', { name })}
                request={deleteFile(source, name)}
                onDeleted={upload.forget}
              >
                <p>
                  {t(
                    isOnly && files.length === 1
                      ? 'admin-sources.delete-file-last'
                      : 'admin-sources.delete-file-effect',
                  )}
                </p>
              </DeleteButton>
            )}
          </div>
        )}
      </Items>
    </div>
  );
};
