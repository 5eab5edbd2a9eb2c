import { useMessages } from '../../messages/use-messages.ts';
import { OrcidFailure } from './orcid-failure.tsx';
import { TakeLostFocus } from './take-lost-focus.tsx';
import type { ChangeRun } from './use-change-run.ts';

interface RunStateProps {
  readonly run: ChangeRun;
  readonly onStop: () => void;
}

const DONE = { add: ['added', 'present'], remove: ['missing', 'present'] } as const;

/** The progress of a change, or its outcome: what was done, what was not, and why. */
export const RunState = ({ run: { change, total, outcomes, failure, isRunning }, onStop }: RunStateProps) => {
  const t = useMessages();
  const done = outcomes.filter(({ state }) => DONE[change].some((one) => one === state)).length;
  if (isRunning)
    return (
      <div className="notice">
        <p>{t(`my-orcid-links.${change}-running`, { done: outcomes.length, total })}</p>
        <p className="row">
          <progress max={total} value={outcomes.length} aria-label={t(`my-orcid-links.${change}-progress`)} />
          {total > outcomes.length && (
            <button type="button" className="btn small" onClick={onStop}>
              {t('my-orcid-links.stop')}
            </button>
          )}
        </p>
      </div>
    );
  const said = t(`my-orcid-links.${change}-done`, { done });
  const left = total - done;
  if (failure !== null)
    return (
      <TakeLostFocus>
        <OrcidFailure failure={failure}>
          {done > 0 && <p>{said}</p>}
          <p>{t('my-orcid-links.left', { left })}</p>
        </OrcidFailure>
      </TakeLostFocus>
    );
  return (
    <TakeLostFocus>
      <div className={left === 0 ? 'notice' : 'notice failed'}>
        {(done > 0 || left === 0) && <p>{said}</p>}
        {left > 0 && <p>{t('my-orcid-links.left', { left })}</p>}
      </div>
    </TakeLostFocus>
  );
};
