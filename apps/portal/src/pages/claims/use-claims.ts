import type { HttpError } from '@open-discovery/http';
import type { ClaimPage } from '@open-discovery/model';
import { useEffect, useState } from 'react';
import { getClaims } from '../../claims/claims-calls.ts';
import type { ClaimsOwner, ClaimsQuery } from '../../claims/claims-calls.ts';
import { useClaimsService } from '../../claims/use-claims-service.ts';

/** A list of links: neither page nor error while it is loaded for the first time. */
export interface ClaimsList {
  readonly page: ClaimPage | null;
  readonly error: HttpError | null;
  readonly reload: () => void;
}

/** Reads a page of links, and again on `reload`. The last page stays until the next one arrives. */
export const useClaims = (owner: ClaimsOwner, { search, state, page }: ClaimsQuery): ClaimsList => {
  const send = useClaimsService();
  const [round, setRound] = useState(0);
  const [list, setList] = useState<Omit<ClaimsList, 'reload'>>({ page: null, error: null });
  useEffect(() => {
    let isWanted = true;
    void send(getClaims(owner, { search, state, page })).then((answer) => {
      if (!isWanted) return;
      setList((before) =>
        answer.ok ? { page: answer.value, error: null } : { page: before.page, error: answer.error },
      );
    });
    return () => {
      isWanted = false;
    };
  }, [send, owner, search, state, page, round]);
  return { ...list, reload: () => setRound((count) => count + 1) };
};
