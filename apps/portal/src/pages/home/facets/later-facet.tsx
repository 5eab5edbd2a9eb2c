import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { Suspense } from 'react';
import type { RefObject } from 'react';
import { Link } from '../../../components/link.tsx';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import { withTexts } from '../../../messages/load-messages.ts';
import { useCatalog } from '../../../messages/use-catalog.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { useResultsAddress } from '../../../search/search-address.ts';
import { RARE_PARTS_CATALOG } from '../rare-parts-catalog.ts';
import type { LaterValuesProps } from './later-values.tsx';
import { useDetailsOpen } from './use-details-open.ts';

interface LaterFacetProps extends LaterValuesProps {
  readonly details: RefObject<HTMLDetailsElement | null>;
}

const LaterValues = clientOnlyLazy(
  withTexts(async () => (await import('./later-values.tsx')).LaterValues, RARE_PARTS_CATALOG),
);

/**
 * Counts the values of a facet that were not counted with the results when it is opened. Without scripts, a link leads to
 * them.
 */
export const LaterFacet = ({ details, ...wanted }: LaterFacetProps) => {
  const isOpen = useDetailsOpen(details);
  const link = (
    <Suspense fallback={null}>
      <LinkToValues {...wanted} />
    </Suspense>
  );
  return isOpen ? <LaterValues {...wanted} fallback={link} /> : link;
};

interface LinkToValuesProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
}

const LinkToValues = ({ query, field }: LinkToValuesProps) => {
  useCatalog(RARE_PARTS_CATALOG, 'facets.later');
  const t = useMessages();
  const labels = useLabels();
  const addressOf = useResultsAddress();
  return (
    <p className="small">
      <Link
        to={`${addressOf(query)}&facet=${field.name}`}
        rel="nofollow"
        aria-label={t('facets.later-of', { name: labels.field(field.name) })}
      >
        {t('facets.later')}
      </Link>
    </p>
  );
};
