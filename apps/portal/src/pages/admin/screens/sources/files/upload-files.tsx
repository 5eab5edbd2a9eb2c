import { useId, useRef } from 'react';
import type { ChangeEvent } from 'react';
import { useMessages } from '../../../../../messages/use-messages.ts';
import { useKeptFocus } from '../../../../../runtime/use-kept-focus.ts';
import { useFailureText } from '../../../parts/use-failure-text.ts';
import type { UploadFailure } from './send-file.ts';
import type { Upload } from './use-uploads.ts';

/** The field that uploads files to a source, with its progress and what could not be stored. */
export const UploadFiles = (upload: Upload) => {
  const { current, waiting, stored, refused, failure, add, retry, cancel } = upload;
  const t = useMessages();
  const textOf = useUploadFailureText();
  const area = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const hint = useId();
  useKeptFocus(area, field);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    add([...(target.files ?? [])]);
    // Allows choosing the same file again.
    target.value = '';
  };
  const isSending = current !== null && failure === null;
  const progress = isSending ? t('admin-sources.uploading', { name: current.file.name, waiting }) : '';
  return (
    <div ref={area}>
      <label className="row">
        {t('admin-sources.upload')}{' '}
        <input ref={field} type="file" multiple aria-describedby={hint} onChange={choose} />
      </label>
      <p id={hint} className="soft small">
        {t('admin-sources.upload-hint')}
      </p>
      <div role="alert">
        {refused.map((file, at) => (
          <p key={at} className="admin-problem admin-break">
            {file.name}: {textOf(file.failure)}
          </p>
        ))}
        {current !== null && failure !== null && (
          <p className="admin-problem admin-break">
            {current.file.name}: {textOf(failure)}
          </p>
        )}
      </div>
      {isSending && (
        <progress max={Math.max(current.file.size, 1)} value={current.stored} aria-label={progress} />
      )}
      <p role="status" className="admin-break">
        {progress}
        {current === null && stored > 0 && t('admin-sources.uploaded', { count: stored })}
      </p>
      {current !== null && (
        <p className="row">
          {failure !== null && (
            <button type="button" className="btn" onClick={retry}>
              {t('admin-sources.continue')}
            </button>
          )}
          <button type="button" className="btn" onClick={cancel}>
            {t('admin.cancel')}
          </button>
        </p>
      )}
    </div>
  );
};

/** Returns the function that tells why a file could not be sent. */
const useUploadFailureText = (): ((failure: UploadFailure) => string) => {
  const t = useMessages();
  const failureText = useFailureText();
  return (failure) => {
    if (failure === 'unreadable') return t('admin-sources.unreadable');
    // Only the name of a file can be wrong.
    if (failure.kind === 'status' && failure.status === 400) return t('admin-sources.wrong-file-name');
    return failureText(failure);
  };
};
