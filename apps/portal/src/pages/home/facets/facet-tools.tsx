import type { Facet } from '@open-discovery/graph-client';
import { yearRangeField } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import { Link } from '../../../components/link.tsx';
import { useResultsAddress } from '../../../search/search-address.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useHydrated } from '../../../runtime/use-hydrated.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { withTexts } from '../../../messages/load-messages.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './facets.module.css';
import { RARE_PARTS_CATALOG } from '../rare-parts-catalog.ts';
import { OVER_YEARS_CATALOG } from './over-years/over-years-catalog.ts';
import { rounded } from './rounded.ts';
import { followedLink } from '../../../runtime/followed-link.ts';
import { Loading } from '../../../components/loading.tsx';

interface FacetToolsProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
  readonly facet: Facet | undefined;
  readonly hasLines: boolean;
  readonly onLines: (hasLines: boolean) => void;
}

const ValuesDialog = clientOnlyLazy(
  withTexts(async () => (await import('./values-dialog.tsx')).ValuesDialog, RARE_PARTS_CATALOG),
);
const OverYearsDialog = clientOnlyLazy(
  withTexts(
    async () => (await import('./over-years/over-years-dialog.tsx')).OverYearsDialog,
    OVER_YEARS_CATALOG,
  ),
);

/** Makes a change above a control and scrolls by its height: a second click must not hit what was above the control. */
const keepInPlace = (control: Element, change: () => void): void => {
  const topOf = (): number => control.getBoundingClientRect().top;
  const top = topOf();
  flushSync(change);
  // On small screens the facets scroll by themselves.
  for (let box = control.parentElement; box; box = box.parentElement) box.scrollTop += topOf() - top;
};

/** Links from a facet's most frequent values to all values and to their years. */
export const FacetTools = ({ query, field, facet, hasLines, onLines }: FacetToolsProps) => {
  const t = useMessages();
  const format = useFormat();
  const labels = useLabels();
  const addressOf = useResultsAddress();
  const isHydrated = useHydrated();
  const [open, setOpen] = useState<DialogProps['shows'] | null>(null);
  if (!facet?.values.some(({ count }) => count > 0)) return null;
  const name = labels.field(field.name);
  const { distinct = 0, isEstimate } = facet;
  const all = isEstimate
    ? `(${t('facets.about', { count: format.number(rounded(distinct)) })})`
    : format.number(distinct);
  return (
    <>
      <div className={`row small ${styles['tools']}`}>
        {distinct > facet.values.filter(({ count }) => count > 0).length && (
          <Link
            to={`${addressOf(query)}&facet=${field.name}`}
            rel="nofollow"
            aria-haspopup={isHydrated ? 'dialog' : undefined}
            aria-label={t('facets.show-all', { count: all, name })}
            onClick={(event) => {
              if (followedLink(event.nativeEvent) === null) return;
              event.preventDefault();
              setOpen('values');
            }}
          >
            {t('facets.all-values', { count: all })}
          </Link>
        )}
        {isHydrated && yearRangeField(query.kind) !== null && (
          <button
            type="button"
            className="link"
            aria-pressed={hasLines}
            aria-label={t('facets.lines-of', { name })}
            onClick={({ currentTarget }) => keepInPlace(currentTarget, () => onLines(!hasLines))}
          >
            {t('facets.lines')}
          </button>
        )}
        {hasLines && (
          <button
            type="button"
            className="link"
            aria-haspopup="dialog"
            aria-label={t('facets.years-of', { name })}
            onClick={() => setOpen('years')}
          >
            {t('facets.years')}
          </button>
        )}
      </div>
      {open && <Dialog shows={open} query={query} field={field} onClose={() => setOpen(null)} />}
    </>
  );
};

interface DialogProps extends Pick<FacetToolsProps, 'query' | 'field'> {
  readonly shows: 'values' | 'years';
  readonly onClose: () => void;
}

const Dialog = ({ shows, ...props }: DialogProps) =>
  shows === 'values' ? (
    <ValuesDialog {...props} fallback={<Loading />} />
  ) : (
    <OverYearsDialog {...props} fallback={<Loading />} />
  );
