import { isOpen, isProductType, parseAccessRight } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import { resultsAddress } from '../../../search/search-address.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { sumRows } from './sum-rows.ts';
import type { Works } from './use-works.ts';
import { YearRows } from './year-rows.tsx';

/** The number of works by type and year, and how many of them are open. */
export const Outputs = ({ query, years }: Pick<Works, 'query' | 'years'>) => {
  const t = useMessages();
  const labels = useLabels();
  const types = foundValue(years?.type);
  const access = foundValue(years?.access);
  // Works without a date belong to no year.
  if (!types || types.rows.length === 0 || types.years.length === 0) return null;
  const open = access && sumRows(access, (value) => isOpen(parseAccessRight(value) ?? 'UNKNOWN'));
  const all = sumRows(types, () => true);
  return (
    <YearRows
      title={t('works.by-year')}
      years={types.years}
      rows={[
        ...types.rows.map(({ value, label, counts, total }) => ({
          name: labels.value('type', value, label),
          address: isProductType(value) ? resultsAddress({ ...query, types: [value] }) : null,
          counts,
          total,
        })),
        ...(open ? [{ name: t('access.OPEN'), address: null, ...open }] : []),
      ]}
      {...(open && { share: { name: `${t('access.OPEN')} (%)`, part: open.counts, of: all?.counts ?? [] } })}
    />
  );
};
