import type { Claim } from '@open-discovery/model';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ClaimsOwner } from '../../claims/claims-calls.ts';
import { PageLinks } from '../../components/page-links.tsx';
import { RetryNotice } from '../../components/retry-notice.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useKeptFocus } from '../../runtime/use-kept-focus.ts';
import { ClaimItem } from './claim-item.tsx';
import { formatClaimsQuery, parseClaimsQuery } from './claims-address.ts';
import { ClaimsSearch } from './claims-search.tsx';
import { pagesOf, useClaims } from './use-claims.ts';
import { Loading } from '../../components/loading.tsx';

interface ClaimsListProps {
  readonly owner: ClaimsOwner;
  /** Shown while there are no links at all. */
  readonly none: ReactNode;
  /** The actions on the chosen links; `onDone` reads the list again and says what has happened. */
  readonly actions: (claims: readonly Claim[], onDone: (outcome: ReactNode) => void) => ReactNode;
}

/** A list of links with its search, states and pages, whose links can be chosen and changed. */
export const ClaimsList = ({ owner, none, actions }: ClaimsListProps) => {
  const t = useMessages();
  const [parameters] = useSearchParams();
  const query = parseClaimsQuery(parameters);
  const { value: page, error, reload } = useClaims(owner, query);
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<ReactNode>(null);
  const area = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLDivElement>(null);
  useKeptFocus(area, note);
  const said = (
    <div role="status" ref={note} tabIndex={-1}>
      {outcome}
    </div>
  );
  if (page === null && error === null) return <Loading />;
  const claims = page?.results ?? [];
  const done = (what: ReactNode): void => {
    setOutcome(what);
    setChosenIds([]);
    reload();
  };
  const all = page ? page.counts.pending + page.counts.approved + page.counts.rejected : 0;
  if (page && all === 0 && query.search === '')
    return (
      <>
        {said}
        {none}
      </>
    );
  return (
    <div ref={area}>
      {page && <ClaimsSearch query={query} counts={page.counts} />}
      {said}
      {error && (
        <RetryNotice onRetry={reload}>
          <p>{t('claims.failed')}</p>
        </RetryNotice>
      )}
      <Claims
        claims={claims}
        namesUsers={owner === 'all'}
        chosenIds={chosenIds}
        onChoose={setChosenIds}
        actions={(some) => actions(some, done)}
      />
      {page && claims.length === 0 && <p className="notice">{t('claims.none-found')}</p>}
      {page && <Pages current={page.header.page} last={pagesOf(page)} />}
    </div>
  );
};

interface ClaimsProps {
  readonly claims: readonly Claim[];
  readonly namesUsers: boolean;
  readonly chosenIds: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  readonly actions: (claims: readonly Claim[]) => ReactNode;
}

/** The links of a page. The actions are those on each link or, once some are chosen, on the chosen ones. */
const Claims = ({ claims, namesUsers, chosenIds, onChoose, actions }: ClaimsProps) => {
  const chosen = claims.filter(({ _id }) => chosenIds.includes(_id));
  return (
    <>
      {claims.length > 0 && (
        <Choice
          count={claims.length}
          chosen={chosen.length}
          onChooseAll={(isChosen) => onChoose(isChosen ? claims.map(({ _id }) => _id) : [])}
        >
          {chosen.length > 0 && actions(chosen)}
        </Choice>
      )}
      <ul>
        {claims.map((claim) => (
          <ClaimItem
            key={claim._id}
            claim={claim}
            namesUsers={namesUsers}
            isChosen={chosenIds.includes(claim._id)}
            onChoose={(isChosen) =>
              onChoose(isChosen ? [...chosenIds, claim._id] : chosenIds.filter((id) => id !== claim._id))
            }
          >
            {chosen.length === 0 && actions([claim])}
          </ClaimItem>
        ))}
      </ul>
    </>
  );
};

interface ChoiceProps {
  /** Number of links on the page. */
  readonly count: number;
  /** Number of chosen ones. */
  readonly chosen: number;
  readonly onChooseAll: (isChosen: boolean) => void;
  /** The actions on the chosen links. */
  readonly children: ReactNode;
}

/** Chooses all links of the page, and says how many are chosen. */
const Choice = ({ count, chosen, onChooseAll, children }: ChoiceProps) => {
  const t = useMessages();
  return (
    <div className="row claims-bulk">
      <label>
        <input
          type="checkbox"
          checked={chosen === count}
          onChange={({ currentTarget }) => onChooseAll(currentTarget.checked)}
        />{' '}
        {t('claims.choose-all', { count })}
      </label>
      {chosen > 0 && <span>{t('claims.chosen', { count: chosen })}</span>}
      {children}
    </div>
  );
};

const Pages = ({ current, last }: { readonly current: number; readonly last: number }) => {
  const t = useMessages();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const query = parseClaimsQuery(parameters);
  return (
    <PageLinks
      label={t('pages.label')}
      current={current}
      last={last}
      addressOf={(page) => `${pathname}?${formatClaimsQuery({ ...query, page })}`}
    >
      {t('claims.page-of', { page: current, pages: last })}
    </PageLinks>
  );
};
