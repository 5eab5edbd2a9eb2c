import { usePortal } from '../../../runtime/portal-context.tsx';

interface TimeStyle {
  readonly dateStyle?: 'long' | 'medium';
  /** `medium` has seconds. */
  readonly timeStyle?: 'medium' | 'short';
}

/** Returns a function that formats a moment, ISO 8601 or in ms since 1970, with the time of day of the reader. */
export const useTime = ({ dateStyle = 'long', timeStyle = 'short' }: TimeStyle = {}): ((
  at: string | number,
) => string) => {
  const { language } = usePortal();
  return (at) => new Date(at).toLocaleString(language, { dateStyle, timeStyle });
};
