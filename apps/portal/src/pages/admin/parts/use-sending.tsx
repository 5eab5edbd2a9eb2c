import type { Endpoint } from '@open-discovery/http';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFailureText } from './use-failure-text.ts';
import { useChangeContent } from '../use-content.ts';
import type { Changed } from '../use-content.ts';

/** Sends changes and says how they ended. */
export interface Sending {
  readonly send: <T>(request: Endpoint<T>, done: string) => Promise<Changed<T>>;
  /** The outcome of the last change. */
  readonly note: ReactNode;
}

type Outcome = { readonly isFailure: boolean; readonly text: string };

/** Returns the function that sends changes, and the note about the last one. */
export const useSending = (): Sending => {
  const change = useChangeContent();
  const failureText = useFailureText();
  const [outcome, setOutcome] = useState<Outcome>({ isFailure: false, text: '' });
  const { isFailure, text } = outcome;
  return {
    send: async (request, done) => {
      const answer = await change(request);
      setOutcome(
        answer.ok ? { isFailure: false, text: done } : { isFailure: true, text: failureText(answer.error) },
      );
      return answer;
    },
    note: isFailure ? (
      <p role="alert" className="notice failed">
        {text}
      </p>
    ) : (
      <p role="status">{text}</p>
    ),
  };
};
