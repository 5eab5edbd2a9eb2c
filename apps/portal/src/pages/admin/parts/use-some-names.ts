import { useMessages } from '../../../messages/use-messages.ts';

/** Hundreds of names would hide what else a dialog says. */
const MOST_NAMES = 10;

/** Returns the function that lists names in a sentence: the first ones, and how many others there are. */
export const useSomeNames = (): ((names: readonly string[]) => string) => {
  const t = useMessages();
  return (names) => {
    const listed = names.slice(0, MOST_NAMES).join(', ');
    const count = names.length - MOST_NAMES;
    return count > 0 ? t('admin.names-and-others', { names: listed, count }) : listed;
  };
};
