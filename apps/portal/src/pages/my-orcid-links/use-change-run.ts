import { useEffect, useRef, useState } from 'react';
import { changeRecord } from './orcid-calls.ts';
import type { WorkOutcome } from './orcid-calls.ts';
import { failureOf, failureOfReason } from './failure.ts';
import type { Failure } from './failure.ts';
import type { SendRequest } from '../../runtime/use-service.ts';

/** A change of several works: how far it is, and how it ended. */
export interface ChangeRun {
  readonly change: 'add' | 'remove';
  readonly total: number;
  readonly outcomes: readonly WorkOutcome[];
  /** The failure that ended it early. */
  readonly failure: Failure | null;
  readonly isRunning: boolean;
}

/** The works of one request. Removing takes ORCID a request each. */
const PER_REQUEST = { add: 10, remove: 3 } as const;

/** Changes works in several requests, so that the page can say how far it is. It ends with the first request that fails. */
export const useChangeRun = (send: SendRequest, onEnd: () => void) => {
  const [run, setRun] = useState<ChangeRun | null>(null);
  const isStopped = useRef(false);
  const mayGoOn = (): boolean => !isStopped.current;
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const start = async (change: ChangeRun['change'], ids: readonly string[]): Promise<void> => {
    isStopped.current = false;
    const size = PER_REQUEST[change];
    let current: ChangeRun = { change, total: ids.length, outcomes: [], failure: null, isRunning: true };
    setRun(current);
    for (let at = 0; at < ids.length && current.failure === null && mayGoOn(); at += size) {
      const answer = await send(changeRecord(change, ids.slice(at, at + size)));
      const outcomes = answer.ok ? answer.value : [];
      const failure = answer.ok ? lastingFailure(outcomes) : failureOf(answer.error);
      current = { ...current, outcomes: [...current.outcomes, ...outcomes], failure };
      setRun(current);
    }
    setRun({ ...current, isRunning: false });
    onEnd();
  };
  return {
    run,
    start,
    stop: () => {
      isStopped.current = true;
    },
  };
};

/** Reasons that are about one work; others hold for the next one, too. */
const ABOUT_ONE_WORK: readonly string[] = ['', 'refused', 'unknown'];

const lastingFailure = (outcomes: readonly WorkOutcome[]): Failure | null => {
  const lasting = outcomes.find(({ reason }) => !ABOUT_ONE_WORK.includes(reason));
  return lasting ? failureOfReason(lasting.reason) : null;
};
