import type { Facet } from '@open-discovery/graph-client';
import { withFilter, withYears } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { useId, useRef } from 'react';
import { useSearchNavigation } from '../../../search/use-search-navigation.ts';
import { useResultsAddress } from '../../../search/search-address.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { YearBars } from '../../../components/year-bars.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import years from './year-facet.module.css';
import { FacetDetails } from './facet-details.tsx';
import { YearRange } from './year-range.tsx';
import { useYearBrush } from './use-year-brush.ts';
import type { YearSpan } from './use-year-brush.ts';

interface YearFacetProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
  readonly facet: Facet | undefined;
}

/** Bars by year, and two fields to type a range. */
export const YearFacet = ({ query, field, facet }: YearFacetProps) => {
  const t = useMessages();
  const labels = useLabels();
  const resultsOf = useResultsAddress();
  const { goTo } = useSearchNavigation();
  const bars = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const isRange = field.filterType === 'range';
  const apply = ({ from, to }: YearSpan) =>
    goTo(resultsOf(withYears(query, from, to)), { preventScrollReset: true });
  const { span, onKeyDown } = useYearBrush(bars, isRange ? apply : null);
  const shown = span ?? query;
  const addressOf = (year: number) =>
    resultsOf(isRange ? withYears(query, year, year) : withFilter(query, field.name, String(year), true));
  return (
    <FacetDetails field={field.name} isOpen>
      {facet && facet.values.length > 0 && (
        <div
          ref={bars}
          className={years['brush']}
          role="toolbar"
          aria-label={labels.field(field.name)}
          aria-describedby={isRange ? keysId : undefined}
          onKeyDown={onKeyDown}
        >
          <YearBars years={facet.values} from={shown.from} to={shown.to} addressOf={addressOf} />
          {isRange && (
            <p id={keysId} className={`small ${years['keys'] ?? ''}`}>
              {t('facets.years-keys')}
            </p>
          )}
          <p className="vh" role="status">
            {span && t('facets.years-chosen', { from: span.from, to: span.to, count: countIn(facet, span) })}
          </p>
        </div>
      )}
      {isRange ? (
        <YearRange query={shown} label={labels.field(field.name)} />
      ) : (
        <YearRange query={shown} label={t('years.active')} isLabelShown />
      )}
    </FacetDetails>
  );
};

const countIn = ({ values }: Facet, { from, to }: YearSpan): number =>
  values.reduce(
    (sum, { value, count }) => (Number(value) >= from && Number(value) <= to ? sum + count : sum),
    0,
  );
