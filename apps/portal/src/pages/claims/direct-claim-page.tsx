import type { ClaimEnd } from '@open-discovery/model';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ClaimsOutcome } from '../../claims/claims-calls.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useFetchQuery } from '../../runtime/use-fetch-query.ts';
import { ClaimsFrame } from './claims-frame.tsx';
import { EMPTY_DRAFT, toEnd } from './link-draft.ts';
import type { LinkDraft } from './link-draft.ts';
import { parseDirectClaim } from './parse-direct-claim.ts';
import type { DirectClaim, DirectProblem } from './parse-direct-claim.ts';
import { ReviewLinks, Sent } from './review-links.tsx';
import { Loading } from '../../components/loading.tsx';
import { DIRECT_LINK_PATH } from '../../runtime/paths.ts';

/** Sends a link whose ends the address names. Spec §2. */
export const Page = () => {
  const [parameters] = useSearchParams();
  const parsed = parseDirectClaim(parameters);
  return (
    <ClaimsFrame
      title="claims.direct"
      lead="claims.direct-lead"
      path={DIRECT_LINK_PATH}
      anonymous="actionRequiresLogin"
    >
      {() =>
        parsed.ok ? (
          <Prepared key={parameters.toString()} claim={parsed.claim} />
        ) : (
          <WrongAddress problem={parsed.problem} />
        )
      }
    </ClaimsFrame>
  );
};

type UnknownEnd = { readonly id: 'claims.direct-unknown'; readonly name: string; readonly value: string };

const WrongAddress = ({ problem: { id, ...values } }: { readonly problem: DirectProblem | UnknownEnd }) => {
  const t = useMessages();
  return (
    <div className="notice failed" role="alert">
      <p>{t(id, values)}</p>
      <p>{t('claims.direct-help')}</p>
    </div>
  );
};

/** The records of an address: being loaded, not loaded, unknown, or the link between them. */
type Loaded = 'loading' | 'failed' | UnknownEnd | LinkDraft;

/** Loads both ends. */
const useEnds = ({ sourceId, targetId, targetKind, relation }: DirectClaim) => {
  const { record } = usePortal().graphApi.endpoints;
  const fetchQuery = useFetchQuery();
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    const load = async (kind: DirectClaim['targetKind'], id: string): Promise<ClaimEnd | 'failed' | null> => {
      const answer = await fetchQuery(record, { kind, id });
      if (answer?.state === 'found') return toEnd(kind, answer.value);
      return answer?.state === 'missing' ? null : 'failed';
    };
    const loadBoth = async (): Promise<Loaded> => {
      const [source, target] = await Promise.all([load('product', sourceId), load(targetKind, targetId)]);
      if (source === null) return { id: 'claims.direct-unknown', name: 'sourceId', value: sourceId };
      if (target === null) return { id: 'claims.direct-unknown', name: 'targetId', value: targetId };
      if (source === 'failed' || target === 'failed') return 'failed';
      return { ...EMPTY_DRAFT, works: [source], targets: [{ ...target, relation }] };
    };
    void loadBoth().then(setLoaded);
  }, [fetchQuery, record, sourceId, targetId, targetKind, relation]);
  return [loaded, setLoaded] as const;
};

const Prepared = ({ claim }: { readonly claim: DirectClaim }) => {
  const t = useMessages();
  const [loaded, setLoaded] = useEnds(claim);
  const [outcome, setOutcome] = useState<ClaimsOutcome | null>(null);
  if (outcome) return <Sent outcome={outcome} />;
  if (loaded === 'loading') return <Loading />;
  if (loaded === 'failed')
    return (
      <p className="notice failed" role="alert">
        {t('claims.find-failed')}
      </p>
    );
  if ('id' in loaded) return <WrongAddress problem={loaded} />;
  return (
    <section aria-label={t('claims.see')}>
      <ReviewLinks draft={loaded} onNote={(note) => setLoaded({ ...loaded, note })} onSent={setOutcome} />
    </section>
  );
};
