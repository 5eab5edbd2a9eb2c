import { useEffect, useRef } from 'react';
import type { ReactEventHandler, ReactNode, RefObject } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { readLocalStorage, writeLocalStorage } from '../../../runtime/local-storage.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import styles from './facets.module.css';

const NAME = 'facets-open';

const storedFacets = (): Readonly<Record<string, unknown>> => {
  const stored = readLocalStorage(NAME);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
};

interface FacetDetailsProps {
  /** Name of the field. */
  readonly field: string;
  /** True if it is open for a visitor who has neither opened nor closed it. */
  readonly isOpen: boolean;
  readonly details?: RefObject<HTMLDetailsElement | null>;
  readonly children: ReactNode;
}

/** A facet that unfolds below its name, and stays as the visitor left it on this device. */
export const FacetDetails = ({ field, isOpen, details, children }: FacetDetailsProps) => {
  const labels = useLabels();
  const own = useRef<HTMLDetailsElement>(null);
  const ref = details ?? own;
  useEffect(() => {
    const stored = storedFacets()[field];
    if (ref.current && typeof stored === 'boolean') ref.current.open = stored;
  }, [ref, field, isOpen]);
  const onToggle: ReactEventHandler<HTMLDetailsElement> = ({ currentTarget: { open } }) => {
    const stored = storedFacets();
    // Browsers also fire the event for every `<details>` that is rendered open.
    if (open !== (stored[field] ?? isOpen)) writeLocalStorage(NAME, { ...stored, [field]: open });
  };
  return (
    <details ref={ref} className={styles['facet']} open={isOpen} onToggle={onToggle}>
      <summary>
        <h2>{labels.field(field)}</h2>
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
};
