import type { Claim } from '@open-discovery/model';
import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../runtime/drafts.ts';
import { useUser } from '../../session/use-user.ts';

const EMPTY = { reason: '' };

/**
 * Returns the reason that a curator writes for rejecting links, which survives a reload and a lost session in this tab, and
 * the function that changes it. Other links have another reason, and other users of the tab do not see it.
 */
export const useKeptReason = (claims: readonly Claim[]) => {
  const key = ['reason', useUser()?.id ?? '', ...claims.map(({ _id }) => _id)].join(' ');
  const [reason, setReason] = useState(() => readDraft(sessionStorage, key, EMPTY)?.values.reason ?? '');
  const change = (text: string): void => {
    setReason(text);
    if (text === '') dropDraft(sessionStorage, key);
    else keepDraft(sessionStorage, key, { values: { reason: text }, stored: EMPTY, version: null });
  };
  return [reason, change] as const;
};
