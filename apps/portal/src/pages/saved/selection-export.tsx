import { EXPORT_FORMATS } from '@open-discovery/export-formats';
import type { ExportFormat } from '@open-discovery/export-formats';
import { exportRecordsAddress } from '@open-discovery/graph-client';
import { DownloadProgress } from '../../components/download/download-progress.tsx';
import { downloadParts } from '../../components/download/download.ts';
import { joinParts } from '../../components/download/join-parts.ts';
import { useDownload } from '../../components/download/use-download.ts';
import { inParts } from '../../runtime/in-parts.ts';
import { useGraphAddress } from '../../runtime/use-graph-address.ts';
import { useMessages } from '../../messages/use-messages.ts';

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[];
/** Number of ids that fit into one address. */
const PART_IDS = 250;

/** Exports the selection. A large one is fetched in parts that are joined into one file. */
export const SelectionExport = ({ ids }: { readonly ids: readonly string[] }) => {
  const t = useMessages();
  const addressOf = useGraphAddress();
  const { progress, run, cancel } = useDownload();
  const parts = inParts(ids, PART_IDS);
  const start = (format: ExportFormat) => {
    const addresses = parts.map((part) => addressOf(exportRecordsAddress(part, format)));
    void run(`selection.${EXPORT_FORMATS[format].ending}`, (options) =>
      downloadParts(addresses, (texts) => joinParts(format, texts), options),
    );
  };
  return (
    <>
      <p className="row small">
        <span>{t('results.export')}</span>
        {FORMATS.map((format) =>
          parts.length > 1 ? (
            <button key={format} type="button" className="link" onClick={() => start(format)}>
              {t(`format.${format}`)}
            </button>
          ) : (
            <a key={format} href={addressOf(exportRecordsAddress(ids, format))} rel="nofollow" download>
              {t(`format.${format}`)}
            </a>
          ),
        )}
      </p>
      {progress.state !== 'idle' && <DownloadProgress progress={progress} onCancel={cancel} />}
    </>
  );
};
