import type { HttpError } from '@open-discovery/http';
import { parseRole } from '@open-discovery/roles';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useRoleText } from '../../components/role-text/use-role-text.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useHydrated } from '../../runtime/use-hydrated.ts';
import { useKeptFocus } from '../../runtime/use-kept-focus.ts';
import type { SendRequest } from '../../runtime/use-service.ts';
import { INVITATION_PATH } from '../../runtime/paths.ts';
import { afterAccepting } from './after-accepting.ts';
import { LoginLink } from '../../session/login-link.tsx';
import { useLoginService } from '../../session/use-login-service.ts';
import { useUser } from '../../session/use-user.ts';
import { acceptInvitation, getCommunityName, readInvitation } from './invitation-calls.ts';
import type { ReadInvitation } from './invitation-calls.ts';
import { forgetSecret, takeSecret } from './kept-secret.ts';
import { Loading } from '../../components/loading.tsx';

/** Shows what a link invites to, and accepts it after a login. */
export const Page = () => {
  const t = useMessages();
  const isHydrated = useHydrated();
  return (
    <main id="main" className="page broken">
      <PageHead title={t('invitation.title')} noIndex />
      <h1>{t('invitation.title')}</h1>
      <noscript>
        <p className="notice">{t('invitation.scripts')}</p>
      </noscript>
      {isHydrated ? (
        <Reader />
      ) : (
        <p role="status" className="scripted">
          {t('state.loading')}
        </p>
      )}
    </main>
  );
};

const openedSecret = (): string | null =>
  takeSecret({
    hash: window.location.hash,
    storage: window.sessionStorage,
    clearHash: () => window.history.replaceState(window.history.state, '', window.location.pathname),
  });

const Reader = () => {
  const t = useMessages();
  const user = useUser();
  const [secret] = useState(openedSecret);
  if (user === undefined) return <Loading />;
  if (secret === null) return <NoOffer>{t('invitation.none')}</NoOffer>;
  if (user !== null) return <Offer secret={secret} />;
  return (
    <>
      <p>{t('invitation.login')}</p>
      <p>
        <LoginLink className="btn primary" returnTo={INVITATION_PATH}>
          {t('menu.login')}
        </LoginLink>
      </p>
    </>
  );
};

/** The reason why there is nothing to accept, and a way onward. */
const NoOffer = ({ children }: { readonly children: string }) => {
  const t = useMessages();
  return (
    <>
      <p role="alert">{children}</p>
      <p>
        <Link className="btn" to="/">
          {t('menu.home')}
        </Link>
      </p>
    </>
  );
};

interface NamedOffer extends Omit<ReadInvitation, 'state'> {
  readonly state: ReadInvitation['state'] | 'accepted';
  /** The name of the community that the role is about; null for another role, or if the name is not known. */
  readonly community: string | null;
}
type Offered = NamedOffer | 'loading' | 'failed' | 'unknown';

const failureOf = (error: HttpError): Offered =>
  error.kind === 'status' && error.status === 404 ? 'unknown' : 'failed';

const readCommunity = async (send: SendRequest, roleName: string): Promise<string | null> => {
  const role = parseRole(roleName);
  if (role === null || !('id' in role) || role.type !== 'ri') return null;
  const answer = await send(getCommunityName(role.id));
  return answer.ok ? answer.value : null;
};

const readOffer = async (send: SendRequest, secret: string): Promise<Offered> => {
  const answer = await send(readInvitation(secret));
  if (!answer.ok) return failureOf(answer.error);
  return { ...answer.value, community: await readCommunity(send, answer.value.role) };
};

const Offer = ({ secret }: { readonly secret: string }) => {
  const send = useLoginService();
  const [offered, setOffered] = useState<Offered>('loading');
  const accept = async (offer: NamedOffer): Promise<void> => {
    const answer = await send(acceptInvitation(secret));
    // The invitation may have been used or have expired meanwhile; the server knows the reason.
    if (!answer.ok) {
      setOffered(await readOffer(send, secret));
      return;
    }
    forgetSecret(window.sessionStorage);
    setOffered({ ...offer, state: 'accepted' });
  };
  useEffect(() => {
    void readOffer(send, secret).then(setOffered);
  }, [send, secret]);
  const area = useRef<HTMLDivElement>(null);
  useKeptFocus(area);
  return (
    <div ref={area} tabIndex={-1}>
      <OfferText offered={offered} onAccept={(offer) => void accept(offer)} />
    </div>
  );
};

interface OfferTextProps {
  readonly offered: Offered;
  readonly onAccept: (offer: NamedOffer) => void;
}

/** Shows the offered role, or why the invitation is invalid. */
const OfferText = ({ offered, onAccept }: OfferTextProps) => {
  const t = useMessages();
  const roleText = useRoleText();
  if (offered === 'loading') return <Loading />;
  if (typeof offered === 'string') return <NoOffer>{t(`invitation.${offered}`)}</NoOffer>;
  const { state, role, community } = offered;
  if (state === 'accepted') return <Accepted offer={offered} />;
  if (state === 'open') return <OpenOffer offer={offered} onAccept={() => onAccept(offered)} />;
  return <NoOffer>{t(`invitation.${state}`, { role: roleText(role, community) })}</NoOffer>;
};

const Accepted = ({ offer: { role, community } }: Pick<OpenOfferProps, 'offer'>) => {
  const t = useMessages();
  const roleText = useRoleText();
  const { configuration } = usePortal();
  return (
    <>
      <p role="status">{t('invitation.accepted', { role: roleText(role, community) })}</p>
      <p>
        {/* A new document: the header and the console know the role from the next start on. */}
        <a className="btn primary" href={afterAccepting(role, configuration)}>
          {t('invitation.go')}
        </a>
      </p>
    </>
  );
};

interface OpenOfferProps {
  readonly offer: NamedOffer;
  readonly onAccept: () => void;
}

const OpenOffer = ({ offer: { role, community, expiresAt }, onAccept }: OpenOfferProps) => {
  const t = useMessages();
  const roleText = useRoleText();
  const { language } = usePortal();
  const date = new Date(expiresAt).toLocaleDateString(language, { dateStyle: 'medium' });
  return (
    <>
      <p>
        {t('invitation.open')} <strong>{roleText(role, community)}</strong>
      </p>
      <p className="soft">{t('invitation.expires', { date })}</p>
      <p>
        <button type="button" className="btn primary" onClick={onAccept}>
          {t('invitation.accept')}
        </button>
      </p>
    </>
  );
};
