import { useMessages } from '../../../messages/use-messages.ts';
import { YearRows } from '../works/year-rows.tsx';
import { usageRows, USES } from './usage-rows.ts';
import type { UsageCount } from './usage-rows.ts';

/** Views and downloads by source and year, where the record has them. */
export const UsageOverTime = ({ counts }: { readonly counts: readonly UsageCount[] }) => {
  const t = useMessages();
  return USES.map((use) => {
    const { years, rows } = usageRows(counts, use);
    return rows.length === 0 ? null : (
      <YearRows key={use} title={t(`metrics.${use}-by-source`)} years={years} rows={rows} />
    );
  });
};
