import { useEffect, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { Icon } from './icons.tsx';

type Theme = 'light' | 'dark';

const current = (): Theme => {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** Turns the theme around and remembers it. Without scripts the reader's system decides, and there is no button. */
export const ThemeSwitch = () => {
  const t = useMessages();
  const [theme, setTheme] = useState<Theme | null>(null);
  useEffect(() => setTheme(current()), []);
  if (!theme) return null;
  const turn = () => {
    const next: Theme = theme === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = next;
    localStorage.setItem('theme', next);
    setTheme(next);
  };
  return (
    <button type="button" className="link small" onClick={turn}>
      <Icon name="theme" /> {t(theme === 'dark' ? 'theme.to-light' : 'theme.to-dark')}
    </button>
  );
};
