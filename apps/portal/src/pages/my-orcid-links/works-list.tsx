import { useCallback, useState } from 'react';
import { SteadyButton } from '../../components/steady-button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useServiceData } from '../../runtime/use-service-data.ts';
import type { SendRequest } from '../../runtime/use-service.ts';
import { failureOf } from './failure.ts';
import { getWorks } from './orcid-calls.ts';
import type { OwnWork, WorkState } from './orcid-calls.ts';
import { OrcidFailure } from './orcid-failure.tsx';
import { TakeLostFocus } from './take-lost-focus.tsx';
import { RunState } from './run-state.tsx';
import { useChangeRun } from './use-change-run.ts';
import { WorkItem } from './work-item.tsx';

const SHOWN_AT_FIRST = 50;
const FILTERS = ['all', 'missing', 'present', 'added'] as const;
type Filter = 'all' | WorkState;

/** The works of the user in this portal, which can be added to the ORCID record and removed again. */
export const WorksList = ({ send }: { readonly send: SendRequest }) => {
  const t = useMessages();
  const { value, error, reload } = useServiceData(useCallback(() => send(getWorks()), [send]));
  if (value === null && error === null) return <p role="status">{t('my-orcid-links.loading')}</p>;
  return (
    <>
      {error && <OrcidFailure failure={failureOf(error)} onRetry={reload} />}
      {value?.works.length === 0 && <p className="notice">{t('my-orcid-links.none')}</p>}
      {value && value.total > value.works.length && (
        <p className="soft">{t('my-orcid-links.first', { shown: value.works.length, total: value.total })}</p>
      )}
      {value && value.works.length > 0 && <Works works={value.works} send={send} onChanged={reload} />}
    </>
  );
};

interface WorksProps {
  readonly works: readonly OwnWork[];
  readonly send: SendRequest;
  readonly onChanged: () => void;
}

const Works = ({ works, send, onChanged }: WorksProps) => {
  const t = useMessages();
  const { run, start, stop } = useChangeRun(send, onChanged);
  const [filter, setFilter] = useState<Filter>('all');
  const [limit, setLimit] = useState(SHOWN_AT_FIRST);
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const isBusy = run?.isRunning === true;
  const found = works.filter(({ state }) => filter === 'all' || state === filter);
  const failed = new Map(
    run?.isRunning === false
      ? run.outcomes.filter(({ state }) => state === 'failed').map((one) => [one.id, one])
      : [],
  );
  return (
    <>
      <Choice
        works={works}
        chosenIds={chosenIds}
        isBusy={isBusy}
        hasChanged={run !== null}
        onChoose={setChosenIds}
        onAdd={start}
      />
      <div role="status">{run && <RunState run={run} onStop={stop} />}</div>
      <Filters works={works} filter={filter} onFilter={setFilter} />
      <ul className="my-orcid-links-list">
        {found.slice(0, limit).map((work) => (
          <WorkItem
            key={work.id}
            work={work}
            failed={failed.get(work.id) ?? null}
            isChosen={chosenIds.includes(work.id)}
            isBusy={isBusy}
            onChoose={(isChosen) =>
              setChosenIds(isChosen ? [...chosenIds, work.id] : chosenIds.filter((id) => id !== work.id))
            }
            onChange={(change) => void start(change, [work.id])}
          />
        ))}
      </ul>
      {found.length === 0 && <p className="notice">{t('my-orcid-links.none-found')}</p>}
      {found.length > limit && (
        <button type="button" className="btn" onClick={() => setLimit(limit + SHOWN_AT_FIRST)}>
          {t('my-orcid-links.more', { rest: found.length - limit })}
        </button>
      )}
    </>
  );
};

interface ChoiceProps extends Pick<WorksProps, 'works'> {
  readonly chosenIds: readonly string[];
  readonly isBusy: boolean;
  /** True once the user has changed works. */
  readonly hasChanged: boolean;
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onAdd: (change: 'add', ids: readonly string[]) => Promise<void>;
}

/** Adds the chosen works, or all that are not on the record. */
const Choice = ({ works, chosenIds, isBusy, hasChanged, onChoose, onAdd }: ChoiceProps) => {
  const t = useMessages();
  const missing = works.filter(({ state }) => state === 'missing').map(({ id }) => id);
  // A work that was added is no longer selected.
  const chosen = missing.filter((id) => chosenIds.includes(id));
  if (missing.length === 0) {
    const complete = <p className="notice">{t('my-orcid-links.complete')}</p>;
    return hasChanged ? <TakeLostFocus>{complete}</TakeLostFocus> : complete;
  }
  return (
    <div className="row my-orcid-links-bulk">
      <label>
        <input
          type="checkbox"
          checked={chosen.length === missing.length}
          disabled={isBusy}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked ? missing : [])}
        />{' '}
        {t('my-orcid-links.choose-all', { count: missing.length })}
      </label>
      <SteadyButton
        className="btn primary"
        isOff={isBusy || chosen.length === 0}
        onClick={() => void onAdd('add', chosen)}
      >
        {t('my-orcid-links.add-chosen', { count: chosen.length })}
      </SteadyButton>
    </div>
  );
};

interface FiltersProps extends Pick<WorksProps, 'works'> {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

const Filters = ({ works, filter, onFilter }: FiltersProps) => {
  const t = useMessages();
  const countOf = (one: Filter): number =>
    one === 'all' ? works.length : works.filter(({ state }) => state === one).length;
  return (
    <div className="row" role="group" aria-label={t('my-orcid-links.filter')}>
      {FILTERS.map((one) => (
        <button
          key={one}
          type="button"
          className="btn small"
          aria-pressed={filter === one}
          onClick={() => onFilter(one)}
        >
          {t(`my-orcid-links.filter-${one}`, { count: countOf(one) })}
        </button>
      ))}
    </div>
  );
};
