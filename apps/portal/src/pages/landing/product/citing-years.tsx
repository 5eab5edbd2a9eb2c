import type { ResearchProduct } from '@open-discovery/model';
import { relatedAddress } from '../../../components/fact-links.ts';
import { YearBars } from '../../../components/year-bars.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from '../landing.module.css';
import { WorksOf } from '../works/works-of.tsx';

/** Minimum number of years for a chart. */
const YEARS_WORTH_A_CHART = 2;

/** The publication years of citing works, as bars and as a table. */
export const CitingYears = ({ product: { type, id } }: { readonly product: ResearchProduct }) => {
  const t = useMessages();
  return (
    <WorksOf kind={type} id={id}>
      {({ page }) => {
        const years = page.facets['year']?.values ?? [];
        return years.length < YEARS_WORTH_A_CHART ? null : (
          <figure className={styles['chart']}>
            <figcaption>{t('metrics.by-year')}</figcaption>
            <YearBars
              years={years.toSorted((a, b) => Number(a.value) - Number(b.value))}
              addressOf={(year) => `${relatedAddress('IsCitedBy', id)}&from=${year}&to=${year}`}
            />
          </figure>
        );
      }}
    </WorksOf>
  );
};
