import { isInformationRoute } from '@open-discovery/model';
import { getPortalEntities, getPortalPage, getPortalPageOutlines } from '@open-discovery/admin-client';
import type { HttpError } from '@open-discovery/http';
import type { AdminPage, Enabled } from '@open-discovery/model';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { Link } from '../../../../components/link.tsx';
import { NotLoaded } from '../../parts/not-loaded.tsx';
import { useContent } from '../../use-content.ts';
import { useScreenPath } from '../../use-screen-path.ts';
import { screenAddress } from '../../screen-address.ts';
import { REPLACED_PAGE } from './replaced-page.ts';
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
  const pages = useContent(getPortalPageOutlines(configuration));
  const entities = useContent(getPortalEntities(configuration));
  const stored = useContent(id === 'new' ? null : getPortalPage(configuration, id));
  const [parameters] = useSearchParams();
  const replaced = id === 'new' ? parameters.get(REPLACED_PAGE) : null;
  const route = replaced !== null && isInformationRoute(replaced) ? replaced : null;
  const shipped = useShippedText(route);
  // A new page is read a moment after it is saved.
  const [created, setCreated] = useState<Enabled<AdminPage> | null>(null);
  const page = stored.value ?? (created?._id === id ? created : null);
  const isMissing = page ? page.portalPid === null : isNotFound(stored.error);
  const lists = [pages, entities, ...(id === 'new' || page ? [] : [stored])];
  const unread = lists.find(({ value }) => !value);
  return (
    <>
      <p>
        <Link to={screenAddress('pages')}>{t('admin-pages.back')}</Link>
      </p>
      {isMissing && <p>{t('admin-pages.missing')}</p>}
      {!isMissing && unread && <NotLoaded content={unread} />}
      {!isMissing && pages.value && entities.value && (page || (id === 'new' && shipped)) && (
        <PageForm
          page={page}
          start={route === null ? {} : { ...shipped, route, name: shipped?.title || route }}
          pages={pages.value}
          entities={entities.value}
          onCreated={(saved) => setCreated({ ...saved, isEnabled: false })}
        />
      )}
    </>
  );
};

const isNotFound = (error: HttpError | undefined): boolean =>
  error?.kind === 'status' && error.status === 404;
