import { CLAIM_STATES } from '@open-discovery/model';
import type { ClaimsQuery } from '../../claims/claims-calls.ts';

const MAX_SEARCH_CHARS = 200;
const MAX_PAGE = 100_000;

/**
 * Parses the parameters of a list of links. Anything that is not valid has its default.
 * @example parseClaimsQuery(new URLSearchParams('state=pending&page=2')) // { search: '', state: 'pending', page: 2 }
 */
export const parseClaimsQuery = (parameters: URLSearchParams): ClaimsQuery => {
  const page = Number(parameters.get('page'));
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, MAX_SEARCH_CHARS),
    state: CLAIM_STATES.find((state) => state === parameters.get('state')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
};

/** Formats the parameters of a list of links. Defaults are left out. */
export const formatClaimsQuery = ({ search, state, page }: ClaimsQuery): string =>
  new URLSearchParams([
    ...(search === '' ? [] : [['search', search]]),
    ...(state === null ? [] : [['state', state]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ]).toString();
