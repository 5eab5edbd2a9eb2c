import { useId, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { screensOf, SCREEN_GROUPS } from './console-context.tsx';
import type { ScreenLink } from './console-context.tsx';
import { screenAddress } from './screen-address.ts';

interface ConsoleMenuProps {
  readonly screens: readonly ScreenLink[];
  /** The segment of the open screen. */
  readonly current: string;
}

/** The screens of the console in groups. A button opens the menu where the page is narrow. */
export const ConsoleMenu = ({ screens, current }: ConsoleMenuProps) => {
  const t = useMessages();
  const id = useId();
  // Another screen closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === current;
  return (
    <nav className="admin-menu" aria-label={t('admin.title')}>
      <button
        type="button"
        className="btn"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenOn(isOpen ? null : current)}
      >
        {t('admin.title')} <Icon name="chevron" />
      </button>
      <div id={id} className={isOpen ? 'open' : undefined}>
        <Links screens={screensOf(screens, null)} current={current} />
        {SCREEN_GROUPS.map((group) => (
          <Group
            key={group}
            title={t(`admin.group-${group}`)}
            current={current}
            screens={screensOf(screens, group)}
          />
        ))}
      </div>
    </nav>
  );
};

const Group = ({ title, ...links }: ConsoleMenuProps & { readonly title: string }) => {
  const id = useId();
  if (links.screens.length === 0) return null;
  return (
    <>
      <p id={id} className="soft small">
        {title}
      </p>
      <Links {...links} label={id} />
    </>
  );
};

const Links = ({ screens, current, label }: ConsoleMenuProps & { readonly label?: string }) => {
  const t = useMessages();
  return (
    <ul aria-labelledby={label}>
      {screens.map(({ segment, title }) => (
        <li key={segment}>
          <Link to={screenAddress(segment)} aria-current={segment === current ? 'page' : undefined}>
            {t(title)}
          </Link>
        </li>
      ))}
    </ul>
  );
};
