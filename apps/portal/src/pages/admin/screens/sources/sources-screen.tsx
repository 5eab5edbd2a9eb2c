import { isPortalAdministrator } from '@open-discovery/roles';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useConsole } from '../../console-context.tsx';
import { ItemList, NoList } from '../../parts/list/item-list.tsx';
import { useFailureText } from '../../parts/use-failure-text.ts';
import { useChangeContent, useContent } from '../../use-content.ts';
import { getHarvests, startHarvest } from './read-sources.ts';
import type { HarvestList } from './read-sources.ts';
import { SourceEntry } from './source-entry.tsx';

const LOOK_EVERY_MS = 2_000;

/** The sources of harvests: what their last run found, and the start of the next one. */
export const SourcesScreen = () => {
  const t = useMessages();
  const content = useContent(getHarvests());
  const { value, reload } = content;
  const isRunning = value?.isRunning === true;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(reload, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  if (!value) return <NoList content={content} />;
  return (
    <>
      <p>{t('admin-sources.lead')}</p>
      <Start list={value} reload={reload}>
        {(start) => (
          <ItemList
            label={t('admin.sources')}
            content={{ ...content, value: value.sources }}
            keyOf={({ name }) => name}
            wordsOf={({ name, kind, address }) => `${name} ${kind} ${address}`}
            empty={<p>{t('admin-sources.empty')}</p>}
          >
            {(source) => <SourceEntry source={source} isRunning={isRunning} onStart={start} />}
          </ItemList>
        )}
      </Start>
    </>
  );
};

interface StartProps {
  readonly list: HarvestList;
  readonly reload: () => void;
  /** Gets the function that starts a source; `null` if the user may not. */
  readonly children: (start: ((names: readonly string[]) => void) | null) => ReactNode;
}

const Start = ({ list: { isRunning, startProblem, sources }, reload, children }: StartProps) => {
  const t = useMessages();
  const failureText = useFailureText();
  const change = useChangeContent();
  const { user } = useConsole();
  const [problem, setProblem] = useState('');
  const start = async (names: readonly string[]): Promise<void> => {
    if (isRunning) return;
    const answer = await change(startHarvest(names));
    setProblem(answer.ok ? '' : failureText(answer.error));
    reload();
  };
  const mayStart = isPortalAdministrator(user.role) && startProblem === null;
  return (
    <>
      {isPortalAdministrator(user.role) && startProblem !== null && (
        <p className="notice">
          {t(startProblem === 'contact' ? 'admin-sources.no-contact' : 'admin-sources.no-program')}
        </p>
      )}
      <p className="row">
        {mayStart && sources.length > 0 && (
          <button
            type="button"
            className="btn primary"
            // A disabled button would lose the focus.
            aria-disabled={isRunning}
            onClick={() => void start([])}
          >
            {t('admin-sources.start-all')}
          </button>
        )}
        <span role="status">{isRunning && t('admin-sources.running')}</span>
      </p>
      <p className="admin-problem" role="alert">
        {problem}
      </p>
      {children(mayStart ? (names) => void start(names) : null)}
    </>
  );
};
