import { useState } from 'react';
import type { ReactNode } from 'react';
import { SteadyButton } from '../../../../components/steady-button.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import type { HarvestList } from './read-sources.ts';

interface RunControlsProps {
  readonly list: HarvestList;
  readonly startText: string;
  /** `null` if the user cannot start a harvest. */
  readonly onStart: (() => void) | null;
  /** `null` if the user cannot stop a harvest. */
  readonly onStop: (() => void) | null;
  /** Further controls. */
  readonly children: ReactNode;
}

/** The buttons that start and stop a harvest, and the region that announces each step of it, also its end. */
export const RunControls = ({ list, startText, onStart, onStop, children }: RunControlsProps) => {
  const t = useMessages();
  const { isRunning } = list;
  const step = useStep(list);
  return (
    <div className="row">
      {onStart && (
        <SteadyButton className="btn primary" isOff={isRunning} onClick={onStart}>
          {startText}
        </SteadyButton>
      )}
      {onStop && (
        <SteadyButton isOff={!isRunning} onClick={onStop}>
          {t('admin-sources.stop')}
        </SteadyButton>
      )}
      {children}
      <p role="status">{step && t(`admin-sources.${step}`)}</p>
      {step === 'publishing' && <progress aria-label={t('admin-sources.publishing')} />}
    </div>
  );
};

/** Returns the step of the harvest; after one that ran while the screen was open, how it has ended. */
const useStep = ({
  isRunning,
  isPublishing,
  sources,
}: HarvestList): 'running' | 'publishing' | 'ended' | 'ended-early' | null => {
  const [hasRun, setHasRun] = useState(false);
  if (isRunning && !hasRun) setHasRun(true);
  if (isRunning) return isPublishing ? 'publishing' : 'running';
  if (!hasRun) return null;
  return sources.some(({ progress }) => progress !== null) ? 'ended-early' : 'ended';
};
