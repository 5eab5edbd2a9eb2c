import { readList, readObject, readText } from '@open-discovery/http';
import type { Claim } from '@open-discovery/model';
import { useState } from 'react';
import { useUser } from '../../session/use-user.ts';

/** Reads the reason for these links from the tab's storage; another one, or none, is the empty text. */
const readReason = (name: string, ids: readonly string[]): string => {
  try {
    const { links, reason } = readObject(JSON.parse(sessionStorage.getItem(name) ?? ''), 'reason');
    const kept = readList(links, 'links').map((id) => readText(id, 'link'));
    return kept.join() === ids.join() ? readText(reason, 'reason') : '';
  } catch {
    return '';
  }
};

const writeReason = (name: string, links: readonly string[], reason: string): void => {
  try {
    if (reason === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify({ links, reason }));
  } catch {
    // The storage is full or blocked: the reason stays while its dialog is open.
  }
};

/**
 * Returns the reason that a curator writes for rejecting links, which survives a reload and a lost session in this tab, and
 * the function that changes it. Another user of the tab does not see it.
 */
export const useKeptReason = (claims: readonly Claim[]) => {
  const name = `unsaved reason ${useUser()?.id ?? ''}`;
  const links = claims.map(({ _id }) => _id);
  const [reason, setReason] = useState(() => readReason(name, links));
  const change = (text: string): void => {
    setReason(text);
    writeReason(name, links, text);
  };
  return [reason, change] as const;
};
