import { kindOf } from '@open-discovery/model';
import type { Kind } from '@open-discovery/model';
import { isPortalAdministrator } from '@open-discovery/roles';
import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { ADMIN_PATH, consoleAddress } from '../../../../runtime/admin-path.ts';
import { decisionAddress, withdrawAddress } from '../../../../runtime/console-addresses.ts';
import { useUser } from '../../../../session/use-user.ts';
import type { RecordProps } from '../../record-props.ts';

/** The kinds of which imports merge records of different ids. */
const MERGED_KINDS: readonly Kind[] = ['product', 'organization', 'dataSource'];

/** Leads administrators to the forms of the console with this record; nothing for others. */
export const AdministratorLinks = ({ kind, record: { id, mergeEvidence } }: RecordProps) => {
  const t = useMessages();
  const user = useUser();
  const console = consoleAddress(usePortal().configuration);
  if (!user || !isPortalAdministrator(user.role) || console === null) return null;
  const link = { className: 'btn', 'data-page': console === ADMIN_PATH ? '' : undefined };
  const isMerged = (mergeEvidence?.parts ?? []).length > 1 && MERGED_KINDS.includes(kindOf(kind));
  return (
    <>
      <a {...link} href={withdrawAddress(id, console)}>
        {t('action.withdraw')}
      </a>
      {isMerged && (
        <a {...link} href={decisionAddress('separate', { record: id }, console)}>
          {t('action.separate')}
        </a>
      )}
    </>
  );
};
