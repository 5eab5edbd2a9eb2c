import { yearBounds } from '@open-discovery/validators';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCurrentYear } from '../../../runtime/use-current-year.ts';
import type { RefusedYears } from '../../../search/refused-years.ts';

/** Returns a function that says a rule of years in the words of Spec §5. */
export const useYearRule = (): ((rule: RefusedYears['rule']) => string) => {
  const t = useMessages();
  const currentYear = useCurrentYear();
  return (rule) => t(rule, { ...yearBounds({ currentYear }) });
};
