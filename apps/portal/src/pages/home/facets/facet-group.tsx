import type { FacetValue } from '@open-discovery/graph-client';
import { isProductType } from '@open-discovery/model';
import { isExcludable } from '@open-discovery/search-fields';
import type { SearchField } from '@open-discovery/search-fields';
import { useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { isKindEnabled } from '../../../search/enabled-kinds.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { EXCLUDE_KEYS } from './exclude-keys.ts';
import { FacetTools } from './facet-tools.tsx';
import { FacetValues, valuesShown } from './facet-values.tsx';
import type { Narrowing } from './facet-values.tsx';
import styles from './facets.module.css';
import { useOpen } from './use-open.ts';

interface FacetGroupProps extends Narrowing {
  readonly field: SearchField;
  readonly open: boolean;
}

/** A field with its most frequent values and links to all of them. */
export const FacetGroup = ({ field, open, ...narrowing }: FacetGroupProps) => {
  const labels = useLabels();
  const name = labels.field(field.name);
  const [hasLines, setLines] = useState(false);
  const { configuration } = usePortal();
  // A product type that the portal switches off has no search of its own.
  const isOn = ({ value }: FacetValue): boolean =>
    field.name !== 'type' || !isProductType(value) || isKindEnabled(configuration, value);
  return (
    <details className={styles['facet']} {...useOpen(field.name, open)}>
      <summary>
        <h2>{name}</h2>
        <Icon name="chevron" />
      </summary>
      <fieldset aria-describedby={isExcludable(field) ? EXCLUDE_KEYS : undefined}>
        <legend className="vh">{name}</legend>
        <FacetValues
          {...narrowing}
          field={field}
          values={valuesShown(narrowing.query, field, narrowing.facets).filter(isOn)}
          hasLines={hasLines}
        />
      </fieldset>
      <FacetTools
        query={narrowing.query}
        field={field}
        facet={narrowing.facets[field.name]}
        hasLines={hasLines}
        onLines={setLines}
      />
    </details>
  );
};
