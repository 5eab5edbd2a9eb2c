import { getPortal, getPortalOutlines } from '@open-discovery/admin-client';
import type { PortalOutline } from '@open-discovery/model';
import { STAKEHOLDER_TYPES } from '@open-discovery/roles';
import { dashboardAddress } from '../../../../components/dashboard-address.ts';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { editAddress } from '../../../../runtime/console-addresses.ts';
import { useConsole } from '../../console-context.tsx';
import { editsAllPortals, editsPortal } from '../../edits-portal.ts';
import { DeletePortal } from '../../parts/delete-portal.tsx';
import { ItemList } from '../../parts/list/item-list.tsx';
import { NotLoaded } from '../../parts/not-loaded.tsx';
import { useByName } from '../../parts/list/use-by-name.ts';
import { NEW_PORTAL, useEditedPortal } from '../../parts/use-edited-portal.ts';
import { StatisticsChoices } from '../../parts/statistics/statistics-choices.tsx';
import { useContent } from '../../use-content.ts';
import { DashboardForm } from './dashboard-form.tsx';
import { isStakeholder } from './dashboard-values.ts';
import type { Stakeholder } from './dashboard-values.ts';

/** The dashboards of stakeholders: what they count, which figures they show and to whom. Spec §1. */
export const DashboardsScreen = () => {
  const t = useMessages();
  const { user } = useConsole();
  const { edited, close, showSaved, showDeleted } = useEditedPortal();
  const content = useContent(getPortalOutlines());
  const own = (useByName(content.value) ?? []).filter(isStakeholder).filter((one) => editsPortal(user, one));
  const types = STAKEHOLDER_TYPES.filter((type) => editsAllPortals(user, type));
  if (!content.value) return <NotLoaded content={content} />;
  if (edited === NEW_PORTAL && types.length > 0)
    return <DashboardForm key={NEW_PORTAL} item={null} types={types} onSaved={showSaved} onCancel={close} />;
  const item = own.find(({ pid }) => pid === edited);
  if (item)
    return (
      <EditedDashboard key={item.pid} item={item} types={types} onClose={close} onDeleted={showDeleted} />
    );
  return (
    <>
      <p>{t('admin-dashboards.lead')}</p>
      {edited !== null && <p className="notice">{t('admin-dashboards.not-found')}</p>}
      {types.length > 0 && (
        <p>
          <Link className="btn" to={editAddress('dashboards', NEW_PORTAL)}>
            {t('admin-dashboards.new')}
          </Link>
        </p>
      )}
      <ItemList
        label={t('admin.dashboards')}
        content={{ ...content, value: own }}
        keyOf={({ pid }) => pid}
        wordsOf={({ name, pid, dashboard }) => `${name} ${pid} ${dashboard?.alias ?? ''}`}
        empty={<p>{t('admin-dashboards.none')}</p>}
      >
        {(portal) => <Row portal={portal} />}
      </ItemList>
    </>
  );
};

/** Of the stakeholders, only research initiatives have a page as a community. */
const placesOf = ({ type }: Stakeholder) => (type === 'ri' ? BOTH : DASHBOARD_ONLY);
const DASHBOARD_ONLY = ['monitor'] as const;
const BOTH = ['status', 'monitor'] as const;

interface EditedDashboardProps {
  readonly item: PortalOutline & Stakeholder;
  /** The types that the user may create and delete. */
  readonly types: readonly Stakeholder['type'][];
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

const EditedDashboard = ({ item, types, onClose, onDeleted }: EditedDashboardProps) => {
  const t = useMessages();
  const content = useContent(getPortal(item));
  const { value: portal } = content;
  if (!portal) return <NotLoaded content={content} />;
  return (
    <>
      {isStakeholder(portal) && <DashboardForm item={portal} types={types} onCancel={onClose} />}
      <StatisticsChoices pid={item.pid} places={placesOf(item)} />
      {types.includes(item.type) && (
        <DeletePortal
          item={portal}
          label={t('admin-dashboards.delete')}
          effect={t('admin-dashboards.delete-effect')}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
};

const Row = ({
  portal: { pid, name, type, dashboard },
}: {
  readonly portal: PortalOutline & Stakeholder;
}) => {
  const t = useMessages();
  return (
    <div className="row admin-between">
      <div className="row">
        <Link to={editAddress('dashboards', pid)}>{name}</Link>
        <span className="soft small">{t(`dashboards.type.${type}`)}</span>
        <span className="chip">
          {dashboard ? t(`admin.visibility-${dashboard.visibility}`) : t('admin-dashboards.no-dashboard')}
        </span>
      </div>
      {dashboard && (
        <Link to={dashboardAddress(dashboard.alias)} aria-label={t('admin-dashboards.open-name', { name })}>
          {t('admin-dashboards.open')}
        </Link>
      )}
    </div>
  );
};
