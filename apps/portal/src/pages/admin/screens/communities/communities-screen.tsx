import { getPortals } from '@open-discovery/admin-client';
import { isPageEnabled } from '@open-discovery/menu';
import { landingAddress } from '@open-discovery/model';
import type { AdminPortal } from '@open-discovery/model';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { MY_COMMUNITIES_PATH } from '../../../../runtime/paths.ts';
import { editAddress } from '../../../../runtime/console-addresses.ts';
import { useConsole } from '../../console-context.tsx';
import { editsAllPortals, editsPortal } from '../../edits-portal.ts';
import { DeletePortal } from '../../parts/delete-portal.tsx';
import { ItemList } from '../../parts/list/item-list.tsx';
import { NotLoaded } from '../../parts/not-loaded.tsx';
import { useByName } from '../../parts/list/use-by-name.ts';
import { screenAddress } from '../../screen-address.ts';
import { useContent } from '../../use-content.ts';
import { CommunityForm } from './community-form.tsx';
import { NEW_PORTAL, useEditedPortal } from '../../parts/use-edited-portal.ts';
import { StatisticsChoices } from '../../parts/statistics/statistics-choices.tsx';

/** Research communities have a page; dashboards are those of stakeholders. */
const PAGE_ONLY = ['status'] as const;

/** The research communities: their names, what belongs to them, and the statistics that their pages show. */
export const CommunitiesScreen = () => {
  const t = useMessages();
  const { user } = useConsole();
  const { edited, close, showSaved, showDeleted } = useEditedPortal();
  const content = useContent(getPortals('community'));
  const communities = useByName(content.value);
  if (!communities) return <NotLoaded content={content} />;
  const own = communities.filter((one) => editsPortal(user, one));
  const curates = editsAllPortals(user, 'community');
  if (edited === NEW_PORTAL && curates)
    return <CommunityForm item={null} onSaved={showSaved} onCancel={close} />;
  const item = own.find(({ pid }) => pid === edited);
  if (item)
    return (
      <EditedCommunity
        key={item.pid}
        item={item}
        mayDelete={curates}
        onClose={close}
        onDeleted={showDeleted}
      />
    );
  return (
    <>
      <p>{t('admin-communities.lead')}</p>
      {edited !== null && <p className="notice">{t('admin-communities.not-found')}</p>}
      {curates && (
        <p>
          <Link className="btn" to={editAddress('communities', NEW_PORTAL)}>
            {t('admin-communities.new')}
          </Link>
        </p>
      )}
      <ItemList
        label={t('admin.communities')}
        content={{ ...content, value: own }}
        keyOf={({ pid }) => pid}
        wordsOf={({ name, pid }) => `${name} ${pid}`}
        empty={<p>{t('admin-communities.none')}</p>}
      >
        {({ pid, name }) => (
          <div className="row">
            <Link to={editAddress('communities', pid)}>{name}</Link>
            <span className="soft small">{pid}</span>
          </div>
        )}
      </ItemList>
    </>
  );
};

interface EditedCommunityProps {
  readonly item: AdminPortal;
  readonly mayDelete: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

const EditedCommunity = ({ item, mayDelete, onClose, onDeleted }: EditedCommunityProps) => {
  const t = useMessages();
  const people = usePeopleAddress(item.pid);
  return (
    <>
      <CommunityForm item={item} onCancel={onClose} />
      <p className="row">
        <Link to={landingAddress('community', item.pid)}>{t('admin-communities.open')}</Link>
        {people !== null && <Link to={people}>{t('admin-communities.people')}</Link>}
      </p>
      <StatisticsChoices pid={item.pid} places={PAGE_ONLY} />
      {mayDelete && (
        <DeletePortal
          item={item}
          label={t('admin-communities.delete')}
          effect={t('admin-communities.delete-effect')}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
};

/**
 * Returns the page of the people of a community, or null if the portal has switched it off. Roles are given by those who
 * manage users; managers see who belongs to their community.
 */
const usePeopleAddress = (pid: string): string | null => {
  const { configuration } = usePortal();
  const givesRoles = useConsole().screens.some(({ segment }) => segment === 'people');
  if (givesRoles) return screenAddress('people');
  if (!isPageEnabled(configuration, MY_COMMUNITIES_PATH)) return null;
  return `${MY_COMMUNITIES_PATH}/${encodeURIComponent(pid)}/members`;
};
