import { getPortalPageOutlines } from '@open-discovery/admin-client';
import type { PageOutline } from '@open-discovery/model';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useItemNames } from '../../parts/item-names.ts';
import { useSomeNames } from '../../parts/use-some-names.ts';
import { useContent } from '../../use-content.ts';
import { getLinks } from './get-links.ts';

/** Returns the function that names the texts whose links will lead nowhere without some pages, each name once. */
export const useLinkEffects = (): ((closed: readonly Pick<PageOutline, '_id' | 'route'>[]) => string[]) => {
  const t = useMessages();
  const { configuration } = usePortal();
  const names = useItemNames();
  const some = useSomeNames();
  const pages = useContent(getPortalPageOutlines(configuration)).value ?? [];
  const links = useContent(getLinks(configuration)).value ?? [];
  return (closed) => {
    const ids = new Set(closed.map(({ _id }) => _id));
    const routes = new Set(closed.map(({ route }) => route.toLowerCase()));
    const linking = new Set(
      links
        .filter((text) => !ids.has(text._id) && text.routes.some((route) => routes.has(route.toLowerCase())))
        .map(({ _id }) => _id),
    );
    const linkingPages = pages.filter(({ _id }) => linking.delete(_id)).map(names.ofPage);
    // The rest are help texts, which have no names.
    const texts = [...new Set([...linkingPages, ...(linking.size > 0 ? [t('admin-pages.help-text')] : [])])];
    return texts.length > 0 ? [t('admin-pages.effect-links', { texts: some(texts) })] : [];
  };
};
