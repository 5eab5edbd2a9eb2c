import { formatArea, parseArea, searchedArea } from '@open-discovery/model';
import { chosenValues } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useLabels } from '../../../../runtime/use-labels.ts';
import { SEARCH_FORM_ID } from '../../../../search/search-form.ts';
import { useSearchPageData } from '../../home-data.ts';
import { useCatalog } from '../../../../messages/use-catalog.ts';
import { RARE_PARTS_CATALOG } from '../../rare-parts-catalog.ts';
import styles from './area-facet.module.css';
import { TypedInput } from '../typed-input.tsx';
import { FacetDetails } from '../facet-details.tsx';

interface AreaFacetProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
}

/** In the order in which they are typed; the style puts them around their middle. */
const SIDES = ['north', 'west', 'east', 'south'] as const;

/** Four fields to type an area in degrees. An area that breaks a rule stays, with the rule below it. */
export const AreaFacet = ({ query, field }: AreaFacetProps) => {
  useCatalog(RARE_PARTS_CATALOG, 'area.hint');
  const t = useMessages();
  const labels = useLabels();
  const name = labels.field(field.name);
  const problemId = useId();
  const hintId = useId();
  const [parameters] = useSearchParams();
  const refused = (useSearchPageData()?.notices ?? []).find(({ messageId }) => messageId === 'notice.area');
  const area = parseArea(chosenValues(query, field.name)[0]);
  const valueOf = (side: (typeof SIDES)[number]): string =>
    refused ? (parameters.get(side) ?? '') : String(area?.[side] ?? '');
  return (
    <FacetDetails field={field.name} isOpen={area !== null || refused !== undefined}>
      <fieldset className={styles['area']} aria-describedby={hintId}>
        <legend className="vh">{name}</legend>
        {SIDES.map((side) => (
          <label
            key={side}
            className={`small ${side === 'north' || side === 'south' ? (styles['pole'] ?? '') : ''}`}
          >
            {t(`area.${side}`)}
            <TypedInput
              name={side}
              inputMode="text"
              value={valueOf(side)}
              problemId={refused ? problemId : undefined}
            />
          </label>
        ))}
        <button type="submit" className={`btn small ${styles['apply'] ?? ''}`} form={SEARCH_FORM_ID}>
          {t('years.apply')}
        </button>
        {refused && (
          <p id={problemId} className={`small ${styles['problem'] ?? ''}`} role="alert">
            {t('area.rule', { value: refused.value })}
          </p>
        )}
        {area && (
          <p className="small">
            {t('area.searched', { area: labels.value(field.name, formatArea(searchedArea(area)), '') })}
          </p>
        )}
        <p id={hintId} className="small soft">
          {t('area.hint')}
        </p>
      </fieldset>
    </FacetDetails>
  );
};
