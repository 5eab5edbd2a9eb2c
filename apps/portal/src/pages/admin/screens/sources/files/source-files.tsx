import { useId, useRef } from 'react';
import type { ChangeEvent } from 'react';
import { useMessages } from '../../../../../messages/use-messages.ts';
import { usePortal } from '../../../../../runtime/portal-context.tsx';
import { useFormat } from '../../../../../runtime/use-format.ts';
import { DeleteButton } from '../../../parts/delete-button.tsx';
import { formatSize } from '../../../parts/format-size.ts';
import { useFailureText } from '../../../parts/use-failure-text.ts';
import { useKeptFocus } from '../../../../../runtime/use-kept-focus.ts';
import { deleteFile } from './record-files.ts';
import type { RecordFile } from './record-files.ts';
import { useUpload } from './use-upload.ts';

interface SourceFilesProps {
  readonly source: string;
  readonly files: readonly RecordFile[];
  readonly mayEdit: boolean;
}

/** The uploaded files of a source, and the upload of more. */
export const SourceFiles = ({ source, files, mayEdit }: SourceFilesProps) => {
  const t = useMessages();
  const { language } = usePortal();
  const { day } = useFormat();
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list);
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="h4">
        {t('admin-sources.files')}
      </h3>
      {files.length === 0 && <p>{t('admin-sources.no-files')}</p>}
      <ul ref={list} tabIndex={-1} aria-labelledby={heading}>
        {files.map(({ name, bytes, uploadedAt }) => (
          <li key={name}>
            <p>
              <span className="admin-break">{name}</span>{' '}
              <span className="soft small">
                {formatSize(bytes, language)}, {day(uploadedAt)}
              </span>
            </p>
            {mayEdit && (
              <DeleteButton
                label={t('admin-sources.delete-file', { name })}
                title={t('admin-sources.delete-file-title', { name })}
                request={deleteFile(source, name)}
                onDeleted={() => undefined}
              >
                <p>{t('admin-sources.delete-file-effect')}</p>
              </DeleteButton>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && <Upload source={source} />}
    </section>
  );
};

const Upload = ({ source }: Pick<SourceFilesProps, 'source'>) => {
  const t = useMessages();
  const failureText = useFailureText();
  const { current, storedNames, failure, add, retry, cancel } = useUpload(source);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    add([...(target.files ?? [])]);
    // Allows choosing the same file again.
    target.value = '';
  };
  return (
    <>
      <label className="row">
        {t('admin-sources.upload')} <input type="file" multiple onChange={choose} />
      </label>
      <div role="alert">
        {current !== null && failure !== null && (
          <p className="admin-problem">
            {current.file.name}:{' '}
            {failure === 'unreadable' ? t('admin-sources.unreadable') : failureText(failure)}
          </p>
        )}
      </div>
      {failure !== null && (
        <p className="row">
          <button type="button" className="btn" onClick={retry}>
            {t('admin-sources.continue')}
          </button>
          <button type="button" className="btn" onClick={cancel}>
            {t('admin.cancel')}
          </button>
        </p>
      )}
      {current !== null && failure === null && (
        <progress
          max={Math.max(current.file.size, 1)}
          value={current.stored}
          aria-label={t('admin-sources.uploading', { name: current.file.name })}
        />
      )}
      <p role="status">
        {current !== null && failure === null && t('admin-sources.uploading', { name: current.file.name })}
        {current === null &&
          storedNames.length > 0 &&
          t('admin-sources.uploaded', { names: storedNames.join(', ') })}
      </p>
    </>
  );
};
