import { getPortalEntities, getPortalPages } from '@open-discovery/admin-client';
import type { AdminPage, Enabled } from '@open-discovery/model';
import { useState } from 'react';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { Link } from '../../../../components/link.tsx';
import { NoList } from '../../parts/list/item-list.tsx';
import { useContent } from '../../use-content.ts';
import { useScreenPath } from '../../use-screen-path.ts';
import { PAGES_ADDRESS } from './pages-address.ts';
import { PageForm } from './page-form.tsx';
import { PageLists } from './page-lists.tsx';

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
      {pages.value && entities.value && (id === 'new' || page) && (
        <PageForm
          page={page}
          pages={pages.value}
          entities={entities.value}
          onCreated={(stored) => setCreated({ ...stored, isEnabled: false })}
        />
      )}
      {pages.value && id !== 'new' && !page && <p>{t('admin-pages.missing')}</p>}
    </>
  );
};
