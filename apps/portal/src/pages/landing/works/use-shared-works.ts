import { useFormat } from '../../../runtime/use-format.ts';
import { useMessages } from '../../../messages/use-messages.ts';

/** Returns a function that says how many works two organizations share. */
export const useSharedWorks = (): ((count: number) => string) => {
  const t = useMessages();
  const format = useFormat();
  return (count) => t('works.shared', { count, shown: format.number(count) });
};
