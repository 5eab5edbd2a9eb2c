import type { IndexStatus } from '@open-discovery/graph-client';
import type { QueryResult } from '@open-discovery/portal-state';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useIndexStatus } from '../../runtime/use-index-status.ts';
import { LANGUAGES } from '../../messages/languages.ts';
import type { Language } from '../../messages/languages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { SAVED_PATH } from '../../saved/saved-path.ts';
import { Link } from '../../components/link.tsx';
import { QuickContact } from './quick-contact.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useAgo, useFormat } from '../../runtime/use-format.ts';

const languageAddress = (pathname: string, search: string, language: string): string => {
  const parameters = new URLSearchParams(search);
  parameters.set('lang', language);
  return `${pathname}?${parameters.toString()}`;
};

/** Returns the index's date; the configured date when the source has none; nothing while it is unknown. */
const indexDate = (status: QueryResult<IndexStatus> | undefined, configured: string): string | null => {
  if (status?.state === 'found') return status.value.publishedAt;
  return status?.state === 'missing' ? configured : null;
};

/** The footer of every page: contact, date of the index, languages, theme and API. */
export const Footer = ({ hasQuickContact }: { readonly hasQuickContact: boolean }) => {
  const t = useMessages();
  const format = useFormat();
  const ago = useAgo();
  const { configuration, language } = usePortal();
  const { pathname, search } = useLocation();
  const updatedAt = indexDate(useIndexStatus(), configuration.lastIndexUpdate);
  const others = (Object.keys(LANGUAGES) as Language[]).filter((other) => other !== language);
  return (
    <footer className="page row small soft footer">
      {hasQuickContact && <QuickContact />}
      {updatedAt && <span>{t('footer.index', { date: format.day(updatedAt), ago: ago(updatedAt) })}</span>}
      <Link to={SAVED_PATH}>{t('footer.saved')}</Link>
      <a href={configuration.addresses.apiDocs}>{t('footer.api')}</a>
      {others.map((other) => (
        <a
          key={other}
          lang={other}
          hrefLang={other}
          rel="alternate nofollow"
          href={languageAddress(pathname, search, other)}
        >
          {LANGUAGES[other]}
        </a>
      ))}
      <ThemeSwitch />
    </footer>
  );
};
