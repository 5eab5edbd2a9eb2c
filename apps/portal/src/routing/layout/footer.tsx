import type { IndexStatus } from '@open-discovery/graph-client';
import { isPageEnabled } from '@open-discovery/menu';
import type { InformationRoute } from '@open-discovery/model';
import type { QueryResult } from '@open-discovery/portal-state';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useIndexStatus } from '../../runtime/use-index-status.ts';
import type { MessageId } from '../../messages/message-id.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { SAVED_PATH } from '../../runtime/paths.ts';
import { LanguageLink, useOtherLanguages } from '../../components/language-links.tsx';
import { Link } from '../../components/link.tsx';
import { QuickContact } from './quick-contact.tsx';
import { ThemeSwitch } from '../../components/theme-switch.tsx';
import { useAgo, useFormat } from '../../runtime/use-format.ts';

/** Returns the index's date; the configured date when the source has none; nothing while it is unknown. */
const indexDate = (status: QueryResult<IndexStatus> | undefined, configured: string): string | null => {
  if (status?.state === 'found') return status.value.publishedAt;
  return status?.state === 'missing' ? configured : null;
};

/** The pages about the portal, with their names. */
const INFORMATION = [
  ['/help', 'footer.help'],
  ['/about', 'footer.about'],
  ['/privacy', 'footer.privacy'],
  ['/accessibility', 'footer.accessibility'],
] as const satisfies readonly (readonly [InformationRoute, MessageId])[];

/** The footer of every page: contact, date of the index, pages about the portal, API, languages and theme. */
export const Footer = ({ hasQuickContact }: { readonly hasQuickContact: boolean }) => {
  const t = useMessages();
  const format = useFormat();
  const ago = useAgo();
  const { configuration } = usePortal();
  const others = useOtherLanguages();
  const updatedAt = indexDate(useIndexStatus(), configuration.lastIndexUpdate);
  return (
    <footer className="page row small soft footer">
      {hasQuickContact && <QuickContact />}
      {updatedAt && <span>{t('footer.index', { date: format.day(updatedAt), ago: ago(updatedAt) })}</span>}
      <Link to={SAVED_PATH}>{t('footer.saved')}</Link>
      {INFORMATION.map(
        ([route, name]) =>
          isPageEnabled(configuration, route) && (
            <Link key={route} to={route}>
              {t(name)}
            </Link>
          ),
      )}
      <a href={configuration.addresses.apiDocs}>{t('footer.api')}</a>
      {others.map((other) => (
        <LanguageLink key={other} to={other} />
      ))}
      <ThemeSwitch />
    </footer>
  );
};
