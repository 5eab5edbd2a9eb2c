import type { SendResult } from '@open-discovery/http';
import type { ClaimPage } from '@open-discovery/model';
import { useCallback } from 'react';
import { getClaims } from '../../claims/claims-calls.ts';
import type { ClaimsOwner, ClaimsQuery } from '../../claims/claims-calls.ts';
import { useClaimsService } from '../../claims/use-claims-service.ts';
import { useServiceData } from '../../runtime/use-service-data.ts';
import type { ServiceData } from '../../runtime/use-service-data.ts';
import type { SendRequest } from '../../runtime/use-service.ts';

/** Returns the number of pages, at least 1. */
export const pagesOf = ({ header: { numFound, pageSize } }: ClaimPage): number =>
  Math.max(1, Math.ceil(numFound / pageSize));

/** Reads a page of links; the last one, if decisions have left fewer pages. */
const readClaims = async (
  send: SendRequest,
  owner: ClaimsOwner,
  query: ClaimsQuery,
): Promise<SendResult<ClaimPage>> => {
  const answer = await send(getClaims(owner, query));
  if (!answer.ok || query.page <= pagesOf(answer.value)) return answer;
  return send(getClaims(owner, { ...query, page: pagesOf(answer.value) }));
};

/** Reads a page of links, and again on `reload`. */
export const useClaims = (
  owner: ClaimsOwner,
  { search, state, page }: ClaimsQuery,
): ServiceData<ClaimPage> => {
  const send = useClaimsService();
  return useServiceData(
    useCallback(() => readClaims(send, owner, { search, state, page }), [send, owner, search, state, page]),
  );
};
