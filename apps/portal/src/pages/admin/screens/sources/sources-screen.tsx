import type { Endpoint } from '@open-discovery/http';
import { isPortalAdministrator } from '@open-discovery/roles';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useKeptFocus } from '../../../../runtime/use-kept-focus.ts';
import { useConsole } from '../../console-context.tsx';
import { ItemList, NoList } from '../../parts/list/item-list.tsx';
import { withOutcome } from '../../parts/change-outcome.tsx';
import { useFailureText } from '../../parts/use-failure-text.ts';
import { useChangeContent, useContent } from '../../use-content.ts';
import { useScreenPath } from '../../use-screen-path.ts';
import { getHarvests, startHarvest, stopHarvest } from './read-sources.ts';
import type { HarvestList } from './read-sources.ts';
import { RunControls } from './run-controls.tsx';
import { SourceEntry } from './source-entry.tsx';
import { SourceForm } from './source-form.tsx';
import { SOURCES_ADDRESS } from './sources-address.ts';
import { useReplaces, useStart } from './use-start.tsx';

const LOOK_EVERY_MS = 2_000;

/** The sources of harvests: what their last run found, the start and stop of a run, and the form of a new source. */
export const SourcesScreen = () => {
  const [page] = useScreenPath();
  const isAdministrator = isPortalAdministrator(useConsole().user.role);
  const content = useContent(getHarvests());
  const { value, reload } = content;
  const isRunning = value?.isRunning === true;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(reload, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  const isNew = page === 'new' && isAdministrator;
  const area = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const add = useRef<HTMLAnchorElement>(null);
  useKeptFocus(area, isNew ? heading : add);
  const replaces = useReplaces();
  if (!value || replaces === null) return <NoList content={content} />;
  return (
    <div ref={area}>
      {isNew ? (
        <SourceForm kinds={value.kinds} heading={heading} />
      ) : (
        <Sources list={value} replaces={replaces} reload={reload} add={add} />
      )}
    </div>
  );
};

interface SourcesProps {
  readonly list: HarvestList;
  /** A harvest replaces records that were imported from files of the server. */
  readonly replaces: boolean;
  readonly reload: () => void;
  /** The link to the form of a new source. */
  readonly add: RefObject<HTMLAnchorElement | null>;
}

const Sources = ({ list, replaces, reload, add }: SourcesProps) => {
  const t = useMessages();
  const navigate = useNavigate();
  const { send, problem } = useSending(reload);
  const isAdministrator = isPortalAdministrator(useConsole().user.role);
  const mayStart = isAdministrator && list.startProblem === null;
  const [start, question] = useStart((names) => void send(startHarvest(names)), replaces);
  const startUnlessRunning = (names: readonly string[]): void => {
    if (!list.isRunning) start(names);
  };
  const stop = (): void => {
    if (list.isRunning) void send(stopHarvest());
  };
  return (
    <>
      <p>{t('admin-sources.lead')}</p>
      {isAdministrator && list.startProblem !== null && (
        <p className="notice">
          {t(list.startProblem === 'contact' ? 'admin-sources.no-contact' : 'admin-sources.no-program')}
        </p>
      )}
      <RunControls
        list={list}
        onStart={mayStart && list.sources.length > 0 ? () => startUnlessRunning([]) : null}
        onStop={isAdministrator && (list.isRunning || (mayStart && list.sources.length > 0)) ? stop : null}
      >
        {isAdministrator && (
          <Link ref={add} className="btn" to={`${SOURCES_ADDRESS}/new`}>
            {t('admin-sources.add')}
          </Link>
        )}
      </RunControls>
      <p className="admin-problem" role="alert">
        {problem}
      </p>
      {question}
      <ItemList
        label={t('admin.sources')}
        content={{ value: list.sources, isLoading: false, reload }}
        keyOf={({ name }) => name}
        wordsOf={({ name, kind, address }) => `${name} ${kind} ${address}`}
        empty={<p>{t('admin-sources.empty')}</p>}
      >
        {(source) => (
          <SourceEntry
            source={source}
            list={list}
            onStart={mayStart ? startUnlessRunning : null}
            onRemoved={isAdministrator ? () => void navigate(SOURCES_ADDRESS, withOutcome('deleted')) : null}
          />
        )}
      </ItemList>
    </>
  );
};

/** Returns the function that sends a change, and what was wrong with the last one. */
const useSending = (reload: () => void) => {
  const change = useChangeContent();
  const failureText = useFailureText();
  const [problem, setProblem] = useState('');
  const send = async (request: Endpoint<HarvestList>): Promise<void> => {
    const answer = await change(request);
    setProblem(answer.ok ? '' : failureText(answer.error));
    reload();
  };
  return { send, problem };
};
