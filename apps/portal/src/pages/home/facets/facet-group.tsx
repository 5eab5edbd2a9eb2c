import type { Facet, FacetValue } from '@open-discovery/graph-client';
import { isProductType } from '@open-discovery/model';
import { isExcludable } from '@open-discovery/search-fields';
import type { SearchField } from '@open-discovery/search-fields';
import { useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { isKindEnabled } from '../../../search/enabled-kinds.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { EuropeChoice } from './europe-choice.tsx';
import { EXCLUDE_KEYS } from './exclude-keys.ts';
import { FacetTools } from './facet-tools.tsx';
import { FacetValues, hasEurope, valuesShown } from './facet-values.tsx';
import type { Narrowing } from './facet-values.tsx';
import styles from './facets.module.css';
import { LaterFacet } from './later-facet.tsx';
import { useChoices } from './use-choices.ts';
import { useOpen } from './use-open.ts';

interface FacetGroupProps extends Narrowing {
  readonly field: SearchField;
  readonly open: boolean;
}

/** A field with its most frequent values and links to all of them. Values that are costly to count are counted when it opens. */
export const FacetGroup = ({ field, open, facets, ...narrowing }: FacetGroupProps) => {
  const labels = useLabels();
  const details = useOpen(field.name, open);
  const choices = useChoices<HTMLFieldSetElement>(narrowing.query, 'at-once');
  const isLater = facets[field.name]?.isLater === true;
  const [counted, setCounted] = useState<Facet>();
  const facet = isLater ? counted : facets[field.name];
  const known = facet ? { ...facets, [field.name]: facet } : facets;
  const name = labels.field(field.name);
  const [hasLines, setLines] = useState(false);
  const { configuration } = usePortal();
  // A product type that the portal switches off has no search.
  const isOn = ({ value }: FacetValue): boolean =>
    field.name !== 'type' || !isProductType(value) || isKindEnabled(configuration, value);
  const values = valuesShown(narrowing.query, field, known).filter(isOn);
  return (
    <details className={styles['facet']} {...details}>
      <summary>
        <h2>{name}</h2>
        <Icon name="chevron" />
      </summary>
      <fieldset {...choices} aria-describedby={isExcludable(field) ? EXCLUDE_KEYS : undefined}>
        <legend className="vh">{name}</legend>
        {isLater && (
          <LaterFacet
            query={narrowing.query}
            field={field}
            details={details.ref}
            hasValues={facet !== undefined}
            onCounted={setCounted}
          />
        )}
        {hasEurope(field, values) && (
          <EuropeChoice query={narrowing.query} field={field} details={details.ref} />
        )}
        {(facet !== undefined || !isLater) && (
          <FacetValues {...narrowing} facets={known} field={field} values={values} hasLines={hasLines} />
        )}
      </fieldset>
      <FacetTools
        query={narrowing.query}
        field={field}
        facet={facet}
        hasLines={hasLines}
        onLines={setLines}
      />
    </details>
  );
};
