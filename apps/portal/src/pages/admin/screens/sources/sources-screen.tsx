import { isPortalAdministrator } from '@open-discovery/roles';
import { useEffect, useState } from 'react';
import type { Endpoint } from '@open-discovery/http';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useConsole } from '../../console-context.tsx';
import { ItemList, NoList } from '../../parts/list/item-list.tsx';
import { useFailureText } from '../../parts/use-failure-text.ts';
import { useChangeContent, useContent } from '../../use-content.ts';
import { getHarvests, startHarvest, stopHarvest } from './read-sources.ts';
import type { HarvestList } from './read-sources.ts';
import { RunControls } from './run-controls.tsx';
import { SourceEntry } from './source-entry.tsx';

const LOOK_EVERY_MS = 2_000;

/** The sources of harvests: what their last run found, and the start and stop of a run. */
export const SourcesScreen = () => {
  const content = useContent(getHarvests());
  const { value, reload } = content;
  const isRunning = value?.isRunning === true;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(reload, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  return value ? <Sources list={value} reload={reload} /> : <NoList content={content} />;
};

interface SourcesProps {
  readonly list: HarvestList;
  readonly reload: () => void;
}

const Sources = ({ list, reload }: SourcesProps) => {
  const t = useMessages();
  const { user } = useConsole();
  const { send, problem } = useSending(reload);
  const isAdministrator = isPortalAdministrator(user.role);
  const mayStart = isAdministrator && list.startProblem === null;
  const start = (names: readonly string[]): void => {
    if (!list.isRunning) void send(startHarvest(names));
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
        onStart={mayStart && list.sources.length > 0 ? () => start([]) : null}
        onStop={isAdministrator && (mayStart || list.isRunning) ? stop : null}
      />
      <p className="admin-problem" role="alert">
        {problem}
      </p>
      <ItemList
        label={t('admin.sources')}
        content={{ value: list.sources, isLoading: false, reload }}
        keyOf={({ name }) => name}
        wordsOf={({ name, kind, address }) => `${name} ${kind} ${address}`}
        empty={<p>{t('admin-sources.empty')}</p>}
      >
        {(source) => <SourceEntry source={source} list={list} onStart={mayStart ? start : null} />}
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
