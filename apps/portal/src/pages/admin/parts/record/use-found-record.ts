import type { Endpoint } from '@open-discovery/http';
import { useState } from 'react';
import { useContent } from '../../use-content.ts';
import type { ContentState } from '../../use-content.ts';

/** The records that a text names, and the one that is meant. */
export interface Found<R> {
  readonly content: ContentState<readonly R[]>;
  /** The only record, or the one that the user has chosen; `null` without one. */
  readonly chosen: R | null;
  readonly choose: (id: string) => void;
}

/**
 * Returns the records that a text names, and the one of them that is meant.
 * @example const found = useFoundRecord(asked, findWithdrawable);
 */
export const useFoundRecord = <R extends { readonly id: string }>(
  asked: string,
  find: (asked: string) => Endpoint<R[]>,
): Found<R> => {
  const content = useContent(asked === '' ? null : find(asked));
  const [choice, setChoice] = useState({ asked, id: '' });
  const { value: records = [] } = content;
  const chosen =
    records.length === 1 ? records[0] : records.find(({ id }) => choice.asked === asked && choice.id === id);
  return { content, chosen: chosen ?? null, choose: (id) => setChoice({ asked, id }) };
};
