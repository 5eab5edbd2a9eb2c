import type { ResearchProduct } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import type { ReactNode } from 'react';
import { useIndexStatus } from '../../../runtime/use-index-status.ts';
import { citingAddress } from '../../../components/citing-address.ts';
import { Link } from '../../../components/link.tsx';
import { useFormat } from '../../../runtime/use-format.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './metrics.module.css';
import { CitingYears } from './citing-years.tsx';
import { dayOfStamp } from './day-of-stamp.ts';
import { UsageOverTime } from './usage-over-time.tsx';
import { USES } from './usage-rows.ts';

const IMPACTS = ['influence', 'popularity', 'impulse'] as const;

interface MetricsProps {
  readonly product: ResearchProduct;
}

/** Citations, impact in words, views and downloads with their source, and citing works by year. */
export const Metrics = ({ product }: MetricsProps) => {
  const t = useMessages();
  const format = useFormat();
  const impact = product.indicators?.citationImpact;
  const usage = product.indicators?.usageCounts;
  return (
    <>
      <dl className={styles['metrics']}>
        <Citations product={product} />
        {IMPACTS.map((name) => {
          const impactClass = impact?.[`${name}Class`];
          return impactClass ? (
            <Metric
              key={name}
              name={t(`metrics.${name}`)}
              value={t(`metrics.class-${impactClass}`)}
              says={[t(`metrics.meaning-${impactClass}`), t(`metrics.what-${name}`)]}
            />
          ) : null;
        })}
        {USES.map((name) => {
          const count = usage?.[name];
          return typeof count === 'number' ? (
            <Metric key={name} name={t(`metrics.${name}`)} value={format.number(count)} />
          ) : null;
        })}
      </dl>
      <Source product={product} />
      <UsageOverTime counts={usage?.bySource ?? []} />
      <CitingYears product={product} />
    </>
  );
};

/** The index's own count links to the records that it counts. */
const Citations = ({ product }: MetricsProps) => {
  const t = useMessages();
  const format = useFormat();
  const status = foundValue(useIndexStatus());
  const impact = product.indicators?.citationImpact;
  const count = impact?.citationCount;
  if (typeof count !== 'number') return null;
  const shown = format.number(count);
  const address = citingAddress(product);
  const ofIndex = status ? t('metrics.index-of', { date: format.day(status.publishedAt) }) : '';
  return (
    <Metric
      name={t('metrics.citations', { count })}
      value={address && count > 0 ? <Link to={address}>{shown}</Link> : shown}
      says={[
        impact?.citationClass ? t(`metrics.meaning-${impact.citationClass}`) : '',
        address ? ofIndex : '',
      ]}
    />
  );
};

/**
 * The source of all figures that this index does not count, with their date if the record gives one. Otherwise they are at least
 * as old as the record is in this portal.
 */
const Source = ({ product }: MetricsProps) => {
  const t = useMessages();
  const format = useFormat();
  const { indicators, lastUpdateTimeStamp, dateOfCollection, updatedHere } = product;
  if (citingAddress(product) !== null && !indicators?.usageCounts) return null;
  const day = dayOfStamp(lastUpdateTimeStamp ?? 0) ?? dateOfCollection;
  return (
    <p className="small soft" suppressHydrationWarning>
      {day
        ? t('metrics.source-graph-of', { date: format.day(day) })
        : updatedHere
          ? t('metrics.source-graph-received', { date: format.day(updatedHere) })
          : t('metrics.source-graph')}
    </p>
  );
};

interface MetricProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly says?: readonly string[];
}

const Metric = ({ name, value, says = [] }: MetricProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b className="num">{value}</b>
      {says
        .filter((text) => text !== '')
        .map((text) => (
          <span key={text} className="small soft" suppressHydrationWarning>
            {text}
          </span>
        ))}
    </dd>
  </div>
);
