import type { MessageId } from '../../messages/message-id.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { Contact } from './contact.tsx';
import { InformationFrame, Paragraphs, Points } from './information-frame.tsx';
import type { InformationSection } from './information-frame.tsx';
import { InformationTable } from './information-table.tsx';

const SECTIONS: readonly InformationSection[] = [
  {
    id: 'short',
    title: 'privacy-page.short',
    content: (
      <Points ids={['privacy-page.short-search', 'privacy-page.short-device', 'privacy-page.short-others']} />
    ),
  },
  { id: 'cookies', title: 'privacy-page.cookies', content: <Cookies /> },
  { id: 'device', title: 'privacy-page.device', content: <OnDevice /> },
  {
    id: 'server',
    title: 'privacy-page.server',
    content: ['privacy-page.server-log', 'privacy-page.server-limit', 'privacy-page.server-around'],
  },
  { id: 'visits', title: 'privacy-page.visits', content: <Visits /> },
  { id: 'account', title: 'privacy-page.account', content: <Account /> },
  { id: 'others', title: 'privacy-page.others', content: <Others /> },
  {
    id: 'people',
    title: 'privacy-page.people',
    content: ['privacy-page.people-text'],
  },
  {
    id: 'rights',
    title: 'privacy-page.rights',
    content: (
      <>
        <Paragraphs ids={['privacy-page.rights-text']} />
        <Contact />
      </>
    ),
  },
];

/** The page about stored data of visitors. It follows the portal's configuration and names what is disabled. */
export const PrivacyPage = () => (
  <InformationFrame route="/privacy" title="footer.privacy" lead="privacy-page.lead" sections={SECTIONS} />
);

type CookieRow = readonly [name: string, purpose: MessageId, duration: MessageId];

const COOKIES: readonly CookieRow[] = [
  ['lang', 'privacy-page.cookie-lang', 'privacy-page.one-year'],
  ['seen', 'privacy-page.cookie-seen', 'privacy-page.ninety-days'],
];

/** On https, the names of those that scripts cannot read begin with `__Host-`. */
const LOGIN_COOKIES: readonly CookieRow[] = [
  ['session', 'privacy-page.cookie-session', 'privacy-page.until-logout'],
  ['AccessToken', 'privacy-page.cookie-token', 'privacy-page.until-logout'],
  ['login', 'privacy-page.cookie-login', 'privacy-page.minutes'],
  ['returnTo', 'privacy-page.cookie-return', 'privacy-page.half-hour'],
];

const ORCID_COOKIES: readonly CookieRow[] = [['orcid', 'privacy-page.cookie-orcid', 'privacy-page.minutes']];

/** Reports which parts of a login the portal has. */
const useLogin = () => {
  const { enableLogin, addresses } = usePortal().configuration;
  return { hasLogin: enableLogin, hasOrcid: enableLogin && addresses.orcid !== null };
};

function Cookies() {
  const t = useMessages();
  const { hasLogin, hasOrcid } = useLogin();
  const cookies = [...COOKIES, ...(hasLogin ? LOGIN_COOKIES : []), ...(hasOrcid ? ORCID_COOKIES : [])];
  return (
    <>
      <InformationTable
        label={t('privacy-page.cookies')}
        columns={[t('privacy-page.name'), t('privacy-page.purpose'), t('privacy-page.duration')]}
        rows={cookies.map(([name, purpose, duration]) => ({
          key: name,
          cells: [<code key="name">{name}</code>, t(purpose), t(duration)],
        }))}
      />
      <Paragraphs ids={['privacy-page.cookies-set']} />
    </>
  );
}

function OnDevice() {
  const { hasLogin } = useLogin();
  return (
    <>
      <Paragraphs ids={['privacy-page.device-text']} />
      <Points
        ids={[
          'privacy-page.device-saved',
          'privacy-page.device-copy',
          'privacy-page.device-past',
          ...(hasLogin ? (['privacy-page.device-links'] as const) : []),
          'privacy-page.device-settings',
          'privacy-page.device-tab',
        ]}
      />
    </>
  );
}

function Visits() {
  const t = useMessages();
  const { switches, tracking } = usePortal().configuration;
  if (!switches.tracking || tracking === null) return <p>{t('privacy-page.visits-none')}</p>;
  return (
    <>
      <p>{t('privacy-page.visits-counted', { host: new URL(tracking.address).host })}</p>
      <p>{t('privacy-page.visits-refused')}</p>
    </>
  );
}

function Account() {
  const { hasLogin, hasOrcid } = useLogin();
  if (!hasLogin) return <Paragraphs ids={['privacy-page.account-none']} />;
  return (
    <Paragraphs
      ids={[
        'privacy-page.account-stored',
        'privacy-page.account-changes',
        ...(hasOrcid ? (['privacy-page.account-orcid'] as const) : []),
      ]}
    />
  );
}

function Others() {
  const t = useMessages();
  const { configuration, origin } = usePortal();
  const graph = new URL(configuration.addresses.graph, origin);
  return (
    <>
      {graph.origin !== origin && <p>{t('privacy-page.others-records', { host: graph.host })}</p>}
      <Paragraphs ids={['privacy-page.others-links']} />
    </>
  );
}
