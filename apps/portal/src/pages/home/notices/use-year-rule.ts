import { yearBounds } from '@open-discovery/validators';
import { useMessages } from '../../../messages/use-messages.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import type { RefusedYears } from '../../../search/refused-years.ts';
import { currentYearOf } from '../../../search/search-arguments.ts';

/** Returns a function that says a rule of years in the words of Spec §5. */
export const useYearRule = (): ((rule: RefusedYears['rule']) => string) => {
  const t = useMessages();
  const currentYear = currentYearOf(usePortal().now);
  return (rule) => t(rule, { ...yearBounds({ currentYear }) });
};
