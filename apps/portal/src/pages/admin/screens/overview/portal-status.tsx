import type { HttpError } from '@open-discovery/http';
import { isPageEnabled } from '@open-discovery/menu';
import { isClaimsCurator, isPortalAdministrator } from '@open-discovery/roles';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { getClaims } from '../../../../claims/claims-calls.ts';
import { useClaimsService } from '../../../../claims/use-claims-service.ts';
import { Link } from '../../../../components/link.tsx';
import type { MessageId } from '../../../../messages/message-id.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { CURATION_PATH } from '../../../../runtime/paths.ts';
import { useServiceData } from '../../../../runtime/use-service-data.ts';
import { useConsole } from '../../console-context.tsx';
import { NamedValue } from '../../parts/named-value.tsx';
import { NamesNote } from '../../parts/names-note.tsx';
import { useFailureText } from '../../parts/use-failure-text.ts';
import { useTime } from '../../parts/use-time.ts';
import { screenAddress } from '../../screen-address.ts';
import type { ScreenSegment } from '../../screen-address.ts';
import { useContent } from '../../use-content.ts';
import { getHarvests } from '../sources/read-sources.ts';
import { getServerStatus } from '../status/read-status.ts';

/** The state of the portal, as far as the user may know it: records, sources, and links that wait for a decision. */
export const PortalStatus = () => {
  const { configuration } = usePortal();
  const { user, screens } = useConsole();
  const has = (segment: ScreenSegment): boolean => screens.some((screen) => screen.segment === segment);
  const decides = isClaimsCurator(user.role) || isPortalAdministrator(user.role);
  return (
    <dl className="admin-values">
      {has('status') && <Records />}
      {has('sources') && <Harvests />}
      {decides && isPageEnabled(configuration, CURATION_PATH) && <PendingLinks />}
    </dl>
  );
};

const Records = () => {
  const t = useMessages();
  const time = useTime();
  const isAdministrator = isPortalAdministrator(useConsole().user.role);
  const { value: status, error } = useContent(getServerStatus());
  const index = status?.index;
  return (
    <State name="admin.status" to={screenAddress('status')} error={error}>
      {status && !status.isSound && <p className="admin-problem">{t('admin-overview.degraded')}</p>}
      {index?.isReady && t('admin-overview.records', { count: index.records, date: time(index.publishedAt) })}
      {status && isAdministrator && (
        <p>
          {status.lastBackupAt === null
            ? t('admin-overview.no-backup')
            : t('admin-overview.backup', { date: time(status.lastBackupAt) })}
        </p>
      )}
    </State>
  );
};

const Harvests = () => {
  const t = useMessages();
  const { value: list, error } = useContent(getHarvests());
  const { sources = [] } = list ?? {};
  return (
    <State name="admin.sources" to={screenAddress('sources')} error={error}>
      <NamesNote
        className="admin-problem"
        messageId="admin-overview.damaged"
        items={sources.filter(({ isDamaged }) => isDamaged)}
      />
      <NamesNote
        className="admin-problem"
        messageId="admin-overview.failed"
        items={sources.filter(({ last, lastFailure }) => lastFailure !== null && last?.failure !== null)}
      />
      {list &&
        t(list.isRunning ? 'admin-overview.harvesting' : 'admin-overview.harvested', {
          count: list.sources.length,
        })}
    </State>
  );
};

const FIRST_PENDING = { search: '', state: 'pending', page: 1 } as const;

const PendingLinks = () => {
  const t = useMessages();
  const send = useClaimsService();
  const { value, error } = useServiceData(useCallback(() => send(getClaims('all', FIRST_PENDING)), [send]));
  return (
    <State name="admin.page-claims" to={`${CURATION_PATH}?state=pending`} error={error ?? undefined}>
      {value && t('admin-overview.pending', { count: value.counts.pending })}
    </State>
  );
};

interface StateProps {
  readonly name: MessageId;
  /** The page with more about it. */
  readonly to: string;
  /** The failure of the request. */
  readonly error: HttpError | undefined;
  readonly children: ReactNode;
}

const State = ({ name, to, error, children }: StateProps) => {
  const t = useMessages();
  const failureText = useFailureText();
  return (
    <NamedValue name={<Link to={to}>{t(name)}</Link>}>
      {error ? <p className="admin-problem">{failureText(error)}</p> : children}
    </NamedValue>
  );
};
