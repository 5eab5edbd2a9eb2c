import { usePortal } from '../../../runtime/portal-context.tsx';

/** Returns a function that formats a moment, with the time of day of the reader. */
export const useTime = (): ((at: string) => string) => {
  const { language } = usePortal();
  return (at) => new Date(at).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' });
};
