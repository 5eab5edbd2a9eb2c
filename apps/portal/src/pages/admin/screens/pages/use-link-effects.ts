import { getDivHelpContents, getPageHelpContents, getPortalPages } from '@open-discovery/admin-client';
import type { AdminPage } from '@open-discovery/model';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { linkingTexts } from '../../parts/effects.ts';
import { useItemNames } from '../../parts/item-names.ts';
import { useSomeNames } from '../../parts/use-some-names.ts';
import { useContent } from '../../use-content.ts';

/** Returns the function that names the texts whose links will lead nowhere without some pages. */
export const useLinkEffects = (): ((closed: readonly AdminPage[]) => string[]) => {
  const t = useMessages();
  const { configuration } = usePortal();
  const names = useItemNames();
  const some = useSomeNames();
  const pages = useContent(getPortalPages(configuration)).value ?? [];
  const pageHelp = useContent(getPageHelpContents(configuration)).value ?? [];
  const divHelp = useContent(getDivHelpContents(configuration)).value ?? [];
  return (closed) => {
    const ids = new Set(closed.map(({ _id }) => _id));
    const texts = [
      ...pages
        .filter(({ _id }) => !ids.has(_id))
        .map((page) => ({ name: names.ofPage(page), html: page.content })),
      ...[...pageHelp, ...divHelp].map(({ content }) => ({
        name: t('admin-pages.help-text'),
        html: content,
      })),
    ];
    const routes = closed.map(({ route }) => route);
    const linking = linkingTexts(texts, routes);
    return linking.length > 0 ? [t('admin-pages.effect-links', { texts: some(linking) })] : [];
  };
};
