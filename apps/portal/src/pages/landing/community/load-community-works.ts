import type { Community } from '@open-discovery/model';
import type { QueryRunner, StoredCommunity } from '@open-discovery/portal-state';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import { loadStatistics } from '../../../components/statistics/load-statistics.ts';
import type { Selection } from '../../../components/statistics/load-statistics.ts';
import type { LandingData } from '../landing-data.ts';

/**
 * Loads the works of a community that its managers have chosen for its page: those with a value of a field, and the
 * figures on them. Without a choice of the field, the community's works are those that name it.
 */
export const loadCommunityWorks = async (
  { acronym }: Pick<Community, 'acronym'>,
  stored: StoredCommunity | null,
  fetchQuery: QueryRunner,
): Promise<Pick<LandingData, 'statistics' | 'selected'>> => {
  if (!acronym || !stored) return {};
  const { layout, statistics } = stored;
  const isSelected = layout.queryFieldName !== '' && layout.valueId !== '';
  const selection: Selection = isSelected
    ? { field: layout.queryFieldName, value: layout.valueId }
    : { field: 'community', value: acronym };
  return {
    statistics: await loadStatistics({ selection, statistics, place: 'status' }, fetchQuery),
    ...(isSelected && {
      selected: { ...EMPTY_QUERY, filters: { [selection.field]: [selection.value] } },
    }),
  };
};
