import { CLAIM_STATES } from '@open-discovery/model';
import type { ClaimCounts } from '@open-discovery/model';
import type { SyntheticEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ClaimsQuery } from '../../claims/claims-calls.ts';
import { Link } from '../../components/link.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useFormat } from '../../runtime/use-format.ts';
import { formatClaimsQuery } from './claims-address.ts';

interface ClaimsSearchProps {
  readonly query: ClaimsQuery;
  readonly counts: ClaimCounts;
}

/** The search box and the states of a list of links. */
export const ClaimsSearch = ({ query, counts }: ClaimsSearchProps) => {
  const t = useMessages();
  const format = useFormat();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const addressOf = (next: Partial<ClaimsQuery>): string =>
    `${pathname}?${formatClaimsQuery({ ...query, page: 1, ...next })}`;
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const search = new FormData(event.currentTarget).get('search');
    void navigate(addressOf({ search: typeof search === 'string' ? search.trim() : '' }));
  };
  const total = counts.pending + counts.approved + counts.rejected;
  return (
    <>
      <form className="ask small" role="search" onSubmit={submit}>
        <input
          key={query.search}
          type="search"
          name="search"
          maxLength={200}
          defaultValue={query.search}
          aria-label={t('claims.search')}
          placeholder={t('claims.search')}
        />
        <button type="submit">{t('search.submit')}</button>
      </form>
      <nav className="tabs" aria-label={t('claims.states')}>
        <Link to={addressOf({ state: null })} aria-current={query.state === null ? 'true' : undefined}>
          {/* In one text: Chromium leaves a space on its own out of the link’s name. */}
          {`${t('claims.state-all')} `}
          <span className="num">{format.number(total)}</span>
        </Link>
        {CLAIM_STATES.map((state) => (
          <Link
            key={state}
            to={addressOf({ state })}
            aria-current={query.state === state ? 'true' : undefined}
          >
            {`${t(`claims.state-${state}`)} `}
            <span className="num">{format.number(counts[state])}</span>
          </Link>
        ))}
      </nav>
    </>
  );
};
