import { getPortalDivIds, getPortalPageOutlines } from '@open-discovery/admin-client';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { NotLoaded } from '../../parts/not-loaded.tsx';
import { useContent } from '../../use-content.ts';
import { useScreenPath } from '../../use-screen-path.ts';
import { DivTexts } from './div-texts.tsx';
import { screenAddress } from '../../screen-address.ts';
import { HelpPlaces } from './help-places.tsx';
import { PageTexts } from './page-texts.tsx';

/** The help texts of the portal: by page and position, and by named location. */
export const HelpScreen = () => {
  const t = useMessages();
  const [kind, id] = useScreenPath();
  return (
    <>
      {kind !== undefined && (
        <p>
          <Link to={screenAddress('help')}>{t('admin-help.back')}</Link>
        </p>
      )}
      {kind === undefined && <HelpPlaces />}
      {kind === 'page' && <OnePage id={id ?? ''} />}
      {kind === 'div' && <OneDiv id={id ?? ''} />}
    </>
  );
};

const OnePage = ({ id }: { readonly id: string }) => {
  const t = useMessages();
  const pages = useContent(getPortalPageOutlines(usePortal().configuration));
  if (!pages.value) return <NotLoaded content={pages} />;
  const page = pages.value.find(({ _id }) => _id === id);
  return page ? <PageTexts page={page} /> : <p>{t('admin-help.missing')}</p>;
};

const OneDiv = ({ id }: { readonly id: string }) => {
  const t = useMessages();
  const divs = useContent(getPortalDivIds(usePortal().configuration));
  if (!divs.value) return <NotLoaded content={divs} />;
  const div = divs.value.find(({ _id }) => _id === id);
  return div ? <DivTexts div={div} /> : <p>{t('admin-help.missing')}</p>;
};
