import type { IndexStatus } from '@open-discovery/graph-client';
import type { QueryResult } from '@open-discovery/portal-state';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useIndexStatus } from '../../runtime/use-index-status.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { SAVED_PATH } from '../../saved/saved-path.ts';
import { LanguageLinks } from '../../components/language-links.tsx';
import { Link } from '../../components/link.tsx';
import { QuickContact } from './quick-contact.tsx';
import { ThemeSwitch } from '../../components/theme-switch.tsx';
import { useAgo, useFormat } from '../../runtime/use-format.ts';

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
  const { configuration } = usePortal();
  const updatedAt = indexDate(useIndexStatus(), configuration.lastIndexUpdate);
  return (
    <footer className="page row small soft footer">
      {hasQuickContact && <QuickContact />}
      {updatedAt && <span>{t('footer.index', { date: format.day(updatedAt), ago: ago(updatedAt) })}</span>}
      <Link to={SAVED_PATH}>{t('footer.saved')}</Link>
      <a href={configuration.addresses.apiDocs}>{t('footer.api')}</a>
      <LanguageLinks />
      <ThemeSwitch />
    </footer>
  );
};
