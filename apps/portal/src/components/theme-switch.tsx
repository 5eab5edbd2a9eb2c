import { useSyncExternalStore } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { Icon } from './icon.tsx';

type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const current = (): Theme => {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

const turnTo = (theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // A blocked storage loses the choice with the page.
  }
};

/**
 * Toggles the theme and stores the choice. Without scripts the system's setting applies, and there is no
 * button.
 */
export const ThemeSwitch = () => {
  const t = useMessages();
  const theme = useSyncExternalStore(subscribe, current, () => null);
  if (!theme) return null;
  return (
    <button type="button" className="link small" onClick={() => turnTo(theme === 'dark' ? 'light' : 'dark')}>
      <Icon name="theme" /> <span>{t(theme === 'dark' ? 'theme.to-light' : 'theme.to-dark')}</span>
    </button>
  );
};
