import { isPageEnabled } from '@open-discovery/menu';
import { statusOf } from '@open-discovery/http';
import type { HttpError } from '@open-discovery/http';
import { MOST_CLAIMS_AT_ONCE } from '@open-discovery/model';
import { useEffect, useRef, useState } from 'react';
import { saveClaims } from '../../claims/claims-calls.ts';
import type { ClaimsOutcome } from '../../claims/claims-calls.ts';
import { useClaimsService } from '../../claims/use-claims-service.ts';
import { Link } from '../../components/link.tsx';
import { SteadyButton } from '../../components/steady-button.tsx';
import type { MessageId } from '../../messages/message-id.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { EndTitle } from './end-title.tsx';
import { linksOf, toNewClaims } from './link-draft.ts';
import type { LinkDraft } from './link-draft.ts';
import { useClaimRelation } from './use-claim-relation.ts';
import { MY_LINKS_PATH } from '../../runtime/paths.ts';

const MOST_SHOWN = 20;
const TOO_MANY = 429;
const NOT_VALID = 400;

interface ReviewLinksProps {
  readonly draft: LinkDraft;
  readonly onNote: (note: string) => void;
  readonly onSent: (outcome: ClaimsOutcome) => void;
}

/** Shows the links that the choices lead to, and sends them. */
export const ReviewLinks = ({ draft, onNote, onSent }: ReviewLinksProps) => {
  const t = useMessages();
  const send = useClaimsService();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<HttpError | null>(null);
  const count = linksOf(draft).length;
  if (count === 0) return <p className="soft">{t('claims.empty')}</p>;
  const cannotSend = isSending || count > MOST_CLAIMS_AT_ONCE;
  const submit = async (): Promise<void> => {
    setSending(true);
    setError(null);
    const answer = await send(saveClaims(toNewClaims(draft)));
    setSending(false);
    if (answer.ok) onSent(answer.value);
    else setError(answer.error);
  };
  return (
    <div className="claims-form">
      <LinkSentences draft={draft} />
      <label>
        {t('claims.note')}
        <textarea
          rows={3}
          maxLength={1_000}
          value={draft.note}
          onChange={({ currentTarget }) => onNote(currentTarget.value)}
        />
      </label>
      {count > MOST_CLAIMS_AT_ONCE && (
        <p role="alert">{t('claims.too-many', { count, max: MOST_CLAIMS_AT_ONCE })}</p>
      )}
      {error && (
        <p className="notice failed" role="alert">
          {t(problemOf(error))}
        </p>
      )}
      <SteadyButton className="btn primary" isOff={cannotSend} onClick={() => void submit()}>
        {t(isSending ? 'claims.sending' : 'claims.send')}
      </SteadyButton>
    </div>
  );
};

const problemOf = (error: HttpError): MessageId => {
  const status = statusOf(error);
  if (status === TOO_MANY) return 'claims.limit';
  return status === NOT_VALID ? 'claims.refused' : 'claims.not-sent';
};

/** The first links as sentences. */
const LinkSentences = ({ draft }: { readonly draft: LinkDraft }) => {
  const t = useMessages();
  const nameOf = useClaimRelation();
  const links = linksOf(draft);
  return (
    <div>
      <p>{t('claims.links', { count: links.length })}</p>
      <ul className="claims-found">
        {links.slice(0, MOST_SHOWN).map(({ source, target }) => (
          <li key={`${source.id} ${target.id}`}>
            <span>
              <EndTitle end={source} /> <span className="soft">{nameOf(target.relation)}</span>{' '}
              <EndTitle end={target} />
            </span>
          </li>
        ))}
      </ul>
      {links.length > MOST_SHOWN && <p>{t('claims.more', { count: links.length - MOST_SHOWN })}</p>}
    </div>
  );
};

/**
 * Shows what a request has added, with a link to the user's links if the portal has that page. It takes the focus of the
 * button that sent the request, which is gone.
 */
export const Sent = ({ outcome: { added, known } }: { readonly outcome: ClaimsOutcome }) => {
  const t = useMessages();
  const { configuration } = usePortal();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p className="notice" role="status" ref={message} tabIndex={-1}>
      {t('claims.sent', { added, known })}{' '}
      {isPageEnabled(configuration, MY_LINKS_PATH) && <Link to={MY_LINKS_PATH}>{t('claims.see-mine')}</Link>}
    </p>
  );
};
