import type { Facet, FacetValue } from '@open-discovery/graph-client';
import { isProductType } from '@open-discovery/model';
import { isExcludable } from '@open-discovery/search-fields';
import type { SearchField } from '@open-discovery/search-fields';
import { useRef, useState } from 'react';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { isKindEnabled } from '../../../search/enabled-kinds.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { EuropeChoice } from './europe-choice.tsx';
import { EXCLUDE_KEYS } from './exclude-keys.ts';
import { FacetTools } from './facet-tools.tsx';
import { FacetValues, hasEurope, valuesShown } from './facet-values.tsx';
import type { FacetProps } from './facet-values.tsx';
import { LaterFacet } from './later-facet.tsx';
import { useChoices } from './use-choices.ts';
import { FacetDetails } from './facet-details.tsx';

interface FacetGroupProps extends FacetProps {
  readonly field: SearchField;
  readonly open: boolean;
}

/** A field with its most frequent values and links to all of them. Values that are costly to count are counted when it opens. */
export const FacetGroup = ({ field, open, facets, ...shared }: FacetGroupProps) => {
  const labels = useLabels();
  const details = useRef<HTMLDetailsElement>(null);
  const choices = useChoices<HTMLFieldSetElement>(shared.query, 'at-once');
  const isLater = facets[field.name]?.isLater === true;
  const [counted, setCounted] = useState<Facet>();
  const facet = isLater ? counted : facets[field.name];
  const known = facet ? { ...facets, [field.name]: facet } : facets;
  const [hasLines, setLines] = useState(false);
  const { configuration } = usePortal();
  // A product type that the portal switches off has no search.
  const isOn = ({ value }: FacetValue): boolean =>
    field.name !== 'type' || !isProductType(value) || isKindEnabled(configuration, value);
  const values = valuesShown(shared.query, field, known).filter(isOn);
  return (
    <FacetDetails field={field.name} isOpen={open} details={details}>
      <fieldset {...choices} aria-describedby={isExcludable(field) ? EXCLUDE_KEYS : undefined}>
        <legend className="vh">{labels.field(field.name)}</legend>
        {isLater && (
          <LaterFacet
            query={shared.query}
            field={field}
            details={details}
            hasValues={facet !== undefined}
            onCounted={setCounted}
          />
        )}
        {hasEurope(field, values) && <EuropeChoice query={shared.query} field={field} details={details} />}
        {(facet !== undefined || !isLater) && (
          <FacetValues {...shared} facets={known} field={field} values={values} hasLines={hasLines} />
        )}
      </fieldset>
      <FacetTools query={shared.query} field={field} facet={facet} hasLines={hasLines} onLines={setLines} />
    </FacetDetails>
  );
};
