import { getMenu, getPortalPageOutlines, togglePages } from '@open-discovery/admin-client';
import type { HttpError } from '@open-discovery/http';
import { useState } from 'react';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { EffectSwitch } from '../../parts/effect-switch.tsx';
import { FailureAlert } from '../../parts/failure-alert.tsx';
import { screenAddress } from '../../screen-address.ts';
import { useContent } from '../../use-content.ts';
import { usePageEffects } from './use-page-effects.ts';
import type { SwitchedPage } from './use-page-effects.ts';
import { useToggle } from './use-toggle.ts';

/** Returns the address of the form of a menu item that leads to a page. */
const newItemAddress = ({ route, name }: SwitchedPage): string =>
  `${screenAddress('menu')}/new?${new URLSearchParams({ route, title: name })}`;

/** The switch of one of the portal's own pages, and the ways to its visitors: the page itself, and the menu. */
export const PageSwitch = ({ page }: { readonly page: SwitchedPage }) => {
  const t = useMessages();
  const { configuration } = usePortal();
  const effects = usePageEffects();
  const menu = useContent(getMenu(configuration)).value;
  const [failure, setFailure] = useState<HttpError | null>(null);
  const toggle = useToggle(getPortalPageOutlines(configuration), togglePages, setFailure);
  const { _id, name, route, isEnabled } = page;
  const isInMenu = !menu || [...menu.menuItems, ...menu.featuredItems].some((item) => item.route === route);
  return (
    <>
      <div className="row">
        <EffectSwitch
          label={name}
          isOn={isEnabled}
          effects={() => effects.ofPage(page)}
          onChange={(isOn) => void toggle([_id], isOn)}
        />
        <p role="status">{t(isEnabled ? 'admin-pages.is-on' : 'admin-pages.is-off')}</p>
        {isEnabled && <Link to={route}>{t('admin-pages.visit')}</Link>}
        {isEnabled && !isInMenu && <Link to={newItemAddress(page)}>{t('admin-pages.to-menu')}</Link>}
      </div>
      <FailureAlert error={failure} />
    </>
  );
};
