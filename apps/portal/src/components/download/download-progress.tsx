import { useFormat } from '../../runtime/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { DownloadState } from './use-download.ts';

interface DownloadProgressProps {
  readonly progress: DownloadState;
  readonly onCancel: () => void;
}

const BYTES_PER_KB = 1000;

/** Shows and announces the progress and outcome of a download. */
export const DownloadProgress = ({ progress, onCancel }: DownloadProgressProps) => {
  const t = useMessages();
  return (
    <div className="row small">
      <p role="status">
        <Words progress={progress} />
      </p>
      {progress.state === 'running' && (
        <>
          <progress aria-label={t('export.running')} />
          <button type="button" className="link" onClick={onCancel}>
            {t('export.cancel')}
          </button>
        </>
      )}
    </div>
  );
};

const Words = ({ progress }: Pick<DownloadProgressProps, 'progress'>) => {
  const t = useMessages();
  const format = useFormat();
  switch (progress.state) {
    case 'idle':
      return null;
    case 'running':
      return t('export.bytes', { size: format.number(Math.round(progress.bytes / BYTES_PER_KB)) });
    case 'done':
      return t('export.done', { filename: progress.filename });
    default:
      return t(`export.${progress.state}`);
  }
};
