import { getPortal } from '@open-discovery/admin-client';
import { useId } from 'react';
import { Link } from '../../../../components/link.tsx';
import { useMessages, useOptionalMessage } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { SCREEN_GROUPS, screensOf, useConsole } from '../../console-context.tsx';
import type { ScreenLink } from '../../console-context.tsx';
import { screenAddress } from '../../screen-address.ts';
import { useContent } from '../../use-content.ts';
import { PortalStatus } from './portal-status.tsx';

/** The start of the console: which portal this is and who is at work, how the portal is, and where to go for what. */
export const OverviewScreen = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  const { user, screens } = useConsole();
  const { value: portal } = useContent(getPortal(configuration));
  return (
    <>
      <p>{t('admin-overview.lead', { portal: portal?.name ?? configuration.name, name: user.fullname })}</p>
      <PortalStatus />
      {SCREEN_GROUPS.map((group) => (
        <Group key={group} title={t(`admin.group-${group}`)} screens={screensOf(screens, group)} />
      ))}
    </>
  );
};

interface GroupProps {
  readonly title: string;
  readonly screens: readonly ScreenLink[];
}

const Group = ({ title, screens }: GroupProps) => {
  const t = useMessages();
  const purpose = useOptionalMessage();
  const id = useId();
  if (screens.length === 0) return null;
  return (
    <>
      <h2 id={id}>{title}</h2>
      <ul className="admin-cards" aria-labelledby={id}>
        {screens.map((screen) => (
          <li key={screen.segment}>
            <Link to={screenAddress(screen.segment)}>{t(screen.title)}</Link>
            <p className="soft small">{purpose(`admin-overview.${screen.segment}`, '')}</p>
          </li>
        ))}
      </ul>
    </>
  );
};
