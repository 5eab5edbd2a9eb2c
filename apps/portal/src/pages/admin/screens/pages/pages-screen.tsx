import { isInformationRoute } from '@open-discovery/model';
import { getPortalEntities, getPortalPages } from '@open-discovery/admin-client';
import type { AdminPage, Enabled } from '@open-discovery/model';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { Link } from '../../../../components/link.tsx';
import { NoList } from '../../parts/list/item-list.tsx';
import { useContent } from '../../use-content.ts';
import { useScreenPath } from '../../use-screen-path.ts';
import { PAGES_ADDRESS, REPLACED } from './pages-address.ts';
import { PageForm } from './page-form.tsx';
import { PageLists } from './page-lists.tsx';
import { useShippedText } from './use-shipped-text.ts';

/** The pages of the portal: those of the software and the kinds of records as switches, and the portal's own pages. */
export const PagesScreen = () => {
  const [id] = useScreenPath();
  return id === undefined ? <PageLists /> : <OnePage id={id} />;
};

const OnePage = ({ id }: { readonly id: string }) => {
  const t = useMessages();
  const { configuration } = usePortal();
  const pages = useContent(getPortalPages(configuration));
  const entities = useContent(getPortalEntities(configuration));
  const [parameters] = useSearchParams();
  const replaced = id === 'new' ? parameters.get(REPLACED) : null;
  const route = replaced !== null && isInformationRoute(replaced) ? replaced : null;
  const shipped = useShippedText(route);
  // The list has a new page a moment after it is saved.
  const [created, setCreated] = useState<Enabled<AdminPage> | null>(null);
  const listed = pages.value?.find(({ _id, portalPid }) => _id === id && portalPid !== null);
  const page = listed ?? (created?._id === id ? created : null);
  return (
    <>
      <p>
        <Link to={PAGES_ADDRESS}>{t('admin-pages.back')}</Link>
      </p>
      {!pages.value && <NoList content={pages} />}
      {!entities.value && pages.value && <NoList content={entities} />}
      {pages.value && entities.value && (page || (id === 'new' && shipped)) && (
        <PageForm
          page={page}
          start={route === null ? {} : { ...shipped, route, name: shipped?.title || route }}
          pages={pages.value}
          entities={entities.value}
          onCreated={(stored) => setCreated({ ...stored, isEnabled: false })}
        />
      )}
      {pages.value && id !== 'new' && !page && <p>{t('admin-pages.missing')}</p>}
    </>
  );
};
