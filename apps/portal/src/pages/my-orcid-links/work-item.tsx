import { landingAddress } from '@open-discovery/model';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { SteadyButton } from '../../components/steady-button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { failureOfReason } from './failure.ts';
import type { OwnWork, WorkOutcome } from './orcid-calls.ts';

interface WorkItemProps {
  readonly work: OwnWork;
  /** The failure of its last change. */
  readonly failed: WorkOutcome | null;
  readonly isChosen: boolean;
  /** True while works are changed. */
  readonly isBusy: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onChange: (change: 'add' | 'remove') => void;
}

const CHANGE = { missing: 'add', present: null, added: 'remove' } as const;

/** A work with its state on the ORCID record, and what can be done about it. */
export const WorkItem = ({ work, failed, isChosen, isBusy, onChoose, onChange }: WorkItemProps) => {
  const t = useMessages();
  const { id, type, title, year, venue, identifier, state } = work;
  const change = CHANGE[state];
  return (
    <li className="my-orcid-links-item" data-state={state}>
      {state === 'missing' ? (
        <input
          type="checkbox"
          aria-label={t('my-orcid-links.choose', { title })}
          checked={isChosen}
          disabled={isBusy}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      ) : (
        <span />
      )}
      <div className="my-orcid-links-text">
        <p>
          <Icon name={type} /> <Link to={landingAddress(type, id)}>{title}</Link>
        </p>
        <p className="small soft">
          <strong>{t(`my-orcid-links.state-${state}`)}</strong>
          {[venue, year].filter(Boolean).map((fact) => ` · ${fact}`)}
          {identifier !== '' && (
            <>
              {' · '}
              <a href={identifier}>{identifier.replace(/^https?:\/\//, '')}</a>
            </>
          )}
        </p>
        {failed && <ItemFailure failed={failed} />}
      </div>
      {change && (
        <div className="row my-orcid-links-actions">
          <SteadyButton
            className="btn small"
            isOff={isBusy}
            aria-label={t(`my-orcid-links.${change}-this`, { title })}
            onClick={() => onChange(change)}
          >
            {t(`my-orcid-links.${change}`)}
          </SteadyButton>
        </div>
      )}
    </li>
  );
};

const ItemFailure = ({ failed: { reason, message } }: { readonly failed: WorkOutcome }) => {
  const t = useMessages();
  return (
    <p className="small my-orcid-links-failed">
      {t(`my-orcid-links.fail-${failureOfReason(reason)}`)}
      {message !== '' && ` ${t('my-orcid-links.orcid-says', { message })}`}
    </p>
  );
};
