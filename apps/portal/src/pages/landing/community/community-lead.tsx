import type { Community } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { communityAddress } from '../../../components/list-addresses.ts';
import { Link } from '../../../components/link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { resultsAddress } from '../../../search/search-address.ts';
import { useLandingData } from '../landing-data.ts';
import { useHasWorks } from '../works/use-has-works.ts';

/** A link to all works of a community; for one without works, a search for its name. */
export const CommunityLead = ({ record }: { readonly record: Community }) => {
  const t = useMessages();
  const hasWorks = useHasWorks('community');
  const { selected, works } = useLandingData() ?? {};
  const { name } = record;
  if (name && selected && foundValue(works?.search)?.total === 0)
    return (
      <p>
        {t('landing.no-works')}{' '}
        <Link to={resultsAddress({ ...EMPTY_QUERY, keyword: name })}>
          {t('landing.search-name', { name })}
        </Link>
      </p>
    );
  const allWorks = worksAddress(record, selected, hasWorks);
  return (
    allWorks && (
      <p>
        <Link to={allWorks}>{t('landing.products-of')}</Link>
      </p>
    )
  );
};

/** Returns the address of all works of a community; `null` if it is known to have none. */
const worksAddress = (
  { acronym }: Community,
  selected: SearchQuery | undefined,
  hasWorks: boolean,
): string | null => {
  if (selected) return resultsAddress(selected);
  return acronym && hasWorks ? communityAddress(acronym) : null;
};
