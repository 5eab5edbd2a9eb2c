import type { Claim } from '@open-discovery/model';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useFormat } from '../../runtime/use-format.ts';
import { EndTitle } from './end-title.tsx';
import { useClaimRelation } from './use-claim-relation.ts';

interface ClaimItemProps {
  readonly claim: Claim;
  /** True if the list has the links of several users. */
  readonly namesUsers: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** The actions on this link. */
  readonly children: ReactNode;
}

/** A link in a list: both ends, its state, and what can be done with it. */
export const ClaimItem = ({ claim, namesUsers, isChosen, onChoose, children }: ClaimItemProps) => {
  const t = useMessages();
  const format = useFormat();
  const relation = useClaimRelation()(claim.relation);
  const sentence = t('claims.sentence', {
    source: claim.source.title,
    relation,
    target: claim.target.title,
  });
  return (
    <li className="claims-item" data-state={claim.state}>
      <input
        type="checkbox"
        aria-label={t('claims.choose', { link: sentence })}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <div className="claims-text">
        <p>
          <EndTitle end={claim.source} /> <span className="soft">{relation}</span>{' '}
          <EndTitle end={claim.target} />
        </p>
        {claim.note && <p className="claims-note">{t('claims.note-says', { note: claim.note })}</p>}
        <p className="small soft">
          <strong>{t(`claims.state-${claim.state}`)}</strong>
          {' · '}
          {namesUsers
            ? t('claims.made-by', { name: claim.createdByName, date: format.day(claim.createdAt) })
            : t('claims.made', { date: format.day(claim.createdAt) })}
          {claim.decidedAt && ` · ${t('claims.decided', { date: format.day(claim.decidedAt) })}`}
        </p>
        {claim.reason && <p className="claims-note">{t('claims.reason-says', { reason: claim.reason })}</p>}
      </div>
      <div className="row claims-actions" role="group" aria-label={sentence}>
        {children}
      </div>
    </li>
  );
};
