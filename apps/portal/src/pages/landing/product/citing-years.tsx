import type { ResearchProduct } from '@open-discovery/model';
import { relatedAddress } from '../../../components/list-addresses.ts';
import { YearBars } from '../../../components/year-bars.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './metrics.module.css';
import { useWorks } from '../works/use-works.ts';

/** Minimum number of years for a chart. */
const YEARS_WORTH_A_CHART = 2;

/** In which years the works that cite a product appeared, as bars and as a table. */
export const CitingYears = ({ product: { id } }: { readonly product: ResearchProduct }) => {
  const t = useMessages();
  const years = useWorks()?.page.facets['year']?.values ?? [];
  if (years.length < YEARS_WORTH_A_CHART) return null;
  return (
    <figure className={styles['chart']}>
      <figcaption>{t('metrics.by-year')}</figcaption>
      <YearBars
        years={years.toSorted((a, b) => Number(a.value) - Number(b.value))}
        addressOf={(year) => `${relatedAddress('IsCitedBy', id)}&from=${year}&to=${year}`}
      />
    </figure>
  );
};
