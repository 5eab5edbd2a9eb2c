import { adminConflict } from '@open-discovery/admin-client';
import type { Endpoint, SendResult } from '@open-discovery/http';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import { useFailureText } from './use-failure-text.ts';
import { useChangeContent } from '../use-content.ts';

/** Sends changes and says how they ended. */
export interface ChangeWithNote {
  readonly send: <T>(request: Endpoint<T>, done: string) => Promise<SendResult<T>>;
  /** The outcome of the last change. */
  readonly note: ReactNode;
}

type Outcome = { readonly isFailure: boolean; readonly text: string };

/**
 * Returns the function that sends changes, like that of `useChangeContent`, and the note that says how the last one ended. Use it
 * where a screen has one note for all its changes.
 */
export const useChangeWithNote = (): ChangeWithNote => {
  const t = useMessages();
  const change = useChangeContent();
  const failureText = useFailureText();
  const [outcome, setOutcome] = useState<Outcome>({ isFailure: false, text: '' });
  const { isFailure, text } = outcome;
  return {
    send: async (request, done) => {
      const answer = await change(request);
      if (answer.ok) setOutcome({ isFailure: false, text: done });
      else {
        const isConflict = adminConflict(answer.error, request) !== null;
        setOutcome({
          isFailure: true,
          text: isConflict ? t('admin.conflict-title') : failureText(answer.error),
        });
      }
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
