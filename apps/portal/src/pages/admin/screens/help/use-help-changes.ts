import type { Toggled } from '@open-discovery/admin-client';
import type { Endpoint, HttpError, SendResult } from '@open-discovery/http';
import { useState } from 'react';
import { useChangeContent } from '../../use-content.ts';

interface HelpRequests<Text> {
  /** The list that shows the texts. */
  readonly listed: Endpoint<Text[]>;
  readonly toggle: (toggled: Toggled) => Endpoint<Text[]>;
  readonly remove: (ids: readonly string[]) => Endpoint<string[]>;
}

/** The actions of a list of help texts. */
export interface HelpChanges {
  readonly failure: HttpError | null;
  readonly setActive: (id: string, isActive: boolean) => void;
  readonly remove: (id: string) => void;
}

/** Returns the functions that change help texts. Switches are shown moved at once, and go back if the server refuses. */
export const useHelpChanges = <Text extends { readonly _id: string; readonly isActive: boolean }>({
  listed,
  toggle,
  remove,
}: HelpRequests<Text>): HelpChanges & {
  readonly send: (requests: readonly Endpoint<Text>[]) => Promise<void>;
} => {
  const change = useChangeContent();
  const [failure, setFailure] = useState<HttpError | null>(null);
  const report = (answer: SendResult<unknown>): boolean => {
    setFailure(answer.ok ? null : answer.error);
    return answer.ok;
  };
  return {
    failure,
    setActive: (id, isActive) =>
      void change(toggle({ ids: [id], status: isActive }), {
        of: listed,
        change: (texts) => texts.map((text) => (text._id === id ? { ...text, isActive } : text)),
      }).then(report),
    remove: (id) => void change(remove([id])).then(report),
    send: async (requests) => {
      for (const request of requests) if (!report(await change(request))) return;
    },
  };
};
