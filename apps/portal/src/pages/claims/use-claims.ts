import type { HttpError, SendResult } from '@open-discovery/http';
import type { ClaimPage } from '@open-discovery/model';
import { useEffect, useState } from 'react';
import { getClaims } from '../../claims/claims-calls.ts';
import type { ClaimsOwner, ClaimsQuery } from '../../claims/claims-calls.ts';
import { useClaimsService } from '../../claims/use-claims-service.ts';
import type { SendClaimsCall } from '../../claims/use-claims-service.ts';

/** A list of links: neither page nor error while it is loaded for the first time. */
export interface ClaimsList {
  readonly page: ClaimPage | null;
  readonly error: HttpError | null;
  readonly reload: () => void;
}

/** Returns the number of pages, at least 1. */
export const pagesOf = ({ header: { numFound, pageSize } }: ClaimPage): number =>
  Math.max(1, Math.ceil(numFound / pageSize));

/** Reads a page of links; the last one, if decisions have left fewer pages. */
const readClaims = async (
  send: SendClaimsCall,
  owner: ClaimsOwner,
  query: ClaimsQuery,
): Promise<SendResult<ClaimPage>> => {
  const answer = await send(getClaims(owner, query));
  if (!answer.ok || query.page <= pagesOf(answer.value)) return answer;
  return send(getClaims(owner, { ...query, page: pagesOf(answer.value) }));
};

/** Reads a page of links, and again on `reload`. The last page stays until the next one arrives. */
export const useClaims = (owner: ClaimsOwner, { search, state, page }: ClaimsQuery): ClaimsList => {
  const send = useClaimsService();
  const [round, setRound] = useState(0);
  const [list, setList] = useState<Omit<ClaimsList, 'reload'>>({ page: null, error: null });
  useEffect(() => {
    let isWanted = true;
    void readClaims(send, owner, { search, state, page }).then((answer) => {
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
