import type { ResearchProduct } from '@open-discovery/model';
import { Link } from 'react-router-dom';
import { usePortal } from '../../app/portal-context.tsx';
import { useAnswer } from '../../app/use-answer.ts';
import { relatedAddress } from '../../components/fact-links.ts';
import { useFormat } from '../../components/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './landing.module.css';

/** Figures with what they rest on: citations, impact in words, views and downloads. */
export const Metrics = ({ product }: { readonly product: ResearchProduct }) => {
  const t = useMessages();
  const format = useFormat();
  const { graphApi } = usePortal();
  const status = useAnswer(graphApi.endpoints.status, undefined);
  const impact = product.indicators?.citationImpact;
  const usage = product.indicators?.usageCounts;
  const source =
    status?.state === 'found' ? t('metrics.index-of', { date: format.day(status.value.publishedAt) }) : '';
  const citations = impact?.citationCount ?? null;
  return (
    <div className={styles['metrics']}>
      {citations !== null && (
        <Metric
          value={
            citations > 0 ? (
              <Link to={relatedAddress('IsCitedBy', product.id)}>{format.number(citations)}</Link>
            ) : (
              format.number(citations)
            )
          }
          name={t('metrics.citations', { count: citations })}
          source={impact?.citationClass ? t('metrics.source-graph') : source}
        />
      )}
      {(['influence', 'popularity', 'impulse'] as const).map((name) => {
        const impactClass = impact?.[`${name}Class`];
        return impactClass ? (
          <Metric
            key={name}
            value={t(`metrics.class-${impactClass}`)}
            name={t(`metrics.${name}`)}
            source={t(`metrics.meaning-${impactClass}`)}
          />
        ) : null;
      })}
      {(['views', 'downloads'] as const).map((name) =>
        usage?.[name] !== null && usage?.[name] !== undefined ? (
          <Metric
            key={name}
            value={format.number(usage[name])}
            name={t(`metrics.${name}`)}
            source={t('metrics.source-graph')}
          />
        ) : null,
      )}
    </div>
  );
};

interface MetricProps {
  readonly value: React.ReactNode;
  readonly name: string;
  readonly source: string;
}

const Metric = ({ value, name, source }: MetricProps) => (
  <div>
    <b className="num">{value}</b>
    <span>{name}</span>
    <span className="small soft">{source}</span>
  </div>
);
