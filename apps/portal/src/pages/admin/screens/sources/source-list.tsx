import type { Endpoint } from '@open-discovery/http';
import { isPortalAdministrator } from '@open-discovery/roles';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useConsole } from '../../console-context.tsx';
import { withOutcome } from '../../parts/change-outcome.tsx';
import { ItemList } from '../../parts/list/item-list.tsx';
import { NamesNote } from '../../parts/names-note.tsx';
import { useChangeWithNote } from '../../parts/use-change-with-note.tsx';
import { UploadGuard } from './files/upload-guard.tsx';
import { useUploads } from './files/use-uploads.ts';
import { startHarvest, stopHarvest } from './read-sources.ts';
import type { HarvestList, HarvestSource } from './read-sources.ts';
import { RunControls } from './run-controls.tsx';
import { SourceEntry } from './source-entry.tsx';
import { screenAddress } from '../../screen-address.ts';
import { UnpublishedNotice } from './unpublished-notice.tsx';
import { useImportReport } from './use-import-report.ts';
import { useStart } from './use-start.tsx';

interface SourceListProps {
  readonly list: HarvestList;
  readonly reload: () => void;
  /** The link to the form of a new source. */
  readonly add: RefObject<HTMLAnchorElement | null>;
}

/** The list of sources, with the start and stop of a run. */
export const SourceList = ({ list, reload, add }: SourceListProps) => {
  const t = useMessages();
  const navigate = useNavigate();
  const isAdministrator = isPortalAdministrator(useConsole().user.role);
  const uploads = useUploads(reload);
  const report = useImportReport(list);
  const { mayStart, isAllReady, start, startAll, stop, question, note } = useRuns(list, {
    isAdministrator,
    reload,
    onStart: uploads.forget,
  });
  return (
    <>
      <Lead />
      {isAdministrator && <StartProblems list={list} />}
      <RunControls
        list={list}
        startText={t(isAllReady ? 'admin-sources.start-all' : 'admin-sources.start-others')}
        onStart={mayStart ? startAll : null}
        onStop={mayStart || (isAdministrator && list.isRunning) ? stop : null}
      >
        {isAdministrator && (
          <Link ref={add} className="btn" to={`${screenAddress('sources')}/new`}>
            {t('admin-sources.add')}
          </Link>
        )}
      </RunControls>
      {note}
      {question}
      <UnpublishedNotice list={list} />
      <UploadGuard isNeeded={uploads.isUploading} />
      <ItemList
        label={t('admin.sources')}
        content={{ value: list.sources, isLoading: false, reload }}
        keyOf={({ name }) => name}
        wordsOf={({ name, kind, address }) => [name, kind, address].join(' ')}
        empty={<p>{t('admin-sources.empty')}</p>}
      >
        {(source) => {
          const upload = uploads.of(source.name);
          const onRemoved = (): void => {
            upload.cancel();
            void navigate(screenAddress('sources'), withOutcome('deleted'));
          };
          return (
            <SourceEntry
              source={source}
              list={list}
              report={report}
              upload={upload}
              onStart={mayStart ? start : null}
              onRemoved={isAdministrator ? onRemoved : null}
            />
          );
        }}
      </ItemList>
    </>
  );
};

/** Explains harvests, and leads to the report of their import. */
const Lead = () => {
  const t = useMessages();
  return (
    <p>
      {t('admin-sources.lead')} <Link to={screenAddress('status')}>{t('admin-sources.report')}</Link>
    </p>
  );
};

/** The reasons why harvests, or those of some sources, cannot be started. */
const StartProblems = ({ list: { hasProgram, sources } }: Pick<SourceListProps, 'list'>) => {
  const t = useMessages();
  if (!hasProgram) return <p className="notice">{t('admin-sources.no-program')}</p>;
  return (
    <>
      <NamesNote
        className="notice admin-break"
        messageId="admin-sources.damaged-stops"
        items={sources.filter(isDamaged)}
      />
      <NamesNote
        className="notice admin-break"
        messageId="admin-sources.no-contact"
        items={sources.filter(({ waitsForContact }) => waitsForContact)}
      />
    </>
  );
};

const isDamaged = (source: HarvestSource): boolean => source.isDamaged;

interface RunsOptions {
  readonly isAdministrator: boolean;
  readonly reload: () => void;
  /** Called before a run is started. */
  readonly onStart: () => void;
}

/** Returns what starts and stops runs, the question before a start, and how the last change ended. */
const useRuns = (list: HarvestList, { isAdministrator, reload, onStart }: RunsOptions) => {
  const { send, note } = useChangeWithNote();
  const change = async (request: Endpoint<HarvestList>): Promise<void> => {
    await send(request, '');
    reload();
  };
  const ready = list.sources.filter(({ waitsForContact }) => !waitsForContact);
  const isAllReady = ready.length === list.sources.length;
  const [start, question] = useStart((harvest) => {
    onStart();
    void change(startHarvest(harvest));
  });
  return {
    mayStart: isAdministrator && list.hasProgram && ready.length > 0 && !list.sources.some(isDamaged),
    isAllReady,
    start,
    startAll: () => start({ names: isAllReady ? [] : ready.map(({ name }) => name) }),
    stop: () => void change(stopHarvest()),
    question,
    note,
  };
};
