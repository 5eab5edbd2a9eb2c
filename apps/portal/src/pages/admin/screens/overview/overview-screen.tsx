import { getPortal } from '@open-discovery/admin-client';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { Link } from '../../../../components/link.tsx';
import { useConsole } from '../../console-context.tsx';
import { useContent } from '../../use-content.ts';

/** The start of the console: which portal this is, who is at work, and where to go. */
export const OverviewScreen = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  const { user, screens } = useConsole();
  const { value: portal } = useContent(getPortal(configuration));
  return (
    <>
      <p>{t('admin-overview.lead', { portal: portal?.name ?? configuration.name, name: user.fullname })}</p>
      <ul className="admin-cards">
        {screens
          .filter(({ segment }) => segment !== '')
          .map(({ segment, title }) => (
            <li key={segment}>
              <Link to={`/admin/${segment}`}>{t(title)}</Link>
            </li>
          ))}
      </ul>
    </>
  );
};
