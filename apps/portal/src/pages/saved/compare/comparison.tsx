import { landingAddress, plainText } from '@open-discovery/model';
import type { GraphRecord } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import { useLocation } from 'react-router-dom';
import { kindOfRecord } from '../../../records/kind-of-record.ts';
import { Failed } from '../../../components/failed.tsx';
import { Link } from '../../../components/link.tsx';
import { recordTitle } from '../../../records/record-title.ts';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useHydrated } from '../../../runtime/use-hydrated.ts';
import { compareFacts } from './compare-facts.ts';
import { COMPARED_MAX } from './compare-address.ts';
import styles from './comparison.module.css';
import { comparisonCsv } from './comparison-csv.ts';
import { FactRow, FigureRow } from './comparison-rows.tsx';
import { figuresOf } from './figures-of.ts';
import type { Comparison } from './load-comparison.ts';
import { Overlap } from './overlap.tsx';
import { useComparedFacts } from './use-compared-facts.ts';
import type { ComparedRecords } from './use-compared-facts.ts';
import { csvAddress } from '../../../components/csv-address.ts';

/** URL parameter that leaves out facts in which the records do not differ. */
const DIFFERENCES = 'differences';

/** Records side by side: facts in rows, figures, and what they have in common. */
export const ComparisonView = ({ comparison }: { readonly comparison: Comparison }) => {
  const t = useMessages();
  const { kind, records, left } = comparison;
  if (records.state !== 'found') return <Failed what={t('compare.failed')} />;
  return (
    <>
      {left > 0 && <p className="notice">{t('compare.left', { count: left, most: COMPARED_MAX })}</p>}
      <Compared
        // The records are of the requested kind.
        compared={{ kind, records: records.value } as ComparedRecords}
        comparison={comparison}
      />
    </>
  );
};

interface ComparedProps {
  readonly compared: ComparedRecords;
  readonly comparison: Comparison;
}

const Compared = ({ compared, comparison }: ComparedProps) => {
  const t = useMessages();
  const facts = compareFacts(useComparedFacts(compared));
  const figures = figuresOf(
    compared.kind,
    compared.records.map(({ id }) => id),
    foundValue(comparison.totals) ?? [],
  );
  const titles = compared.records.map((record) => plainText(recordTitle(record)));
  const onlyDifferent = new URLSearchParams(useLocation().search).has(DIFFERENCES);
  return (
    <>
      <Tools csv={comparisonCsv({ titles, facts, figures, t })} onlyDifferent={onlyDifferent} />
      <ScrollRegion label={t('compare.facts')} className={styles['scroll']}>
        <table className={styles['table']}>
          <caption className="vh">{t('compare.facts')}</caption>
          <thead>
            <tr>
              <td />
              {compared.records.map((record) => (
                <Title key={record.id} kind={compared.kind} record={record} />
              ))}
            </tr>
          </thead>
          <tbody>
            {facts
              .filter(({ isDifferent }) => isDifferent || !onlyDifferent)
              .map((fact) => (
                <FactRow key={fact.name} fact={fact} />
              ))}
            {figures.ofEach.map((figure) => (
              <FigureRow key={figure.name} figure={figure} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <Overlap compared={compared} figures={figures} titles={titles} />
    </>
  );
};

interface TitleProps {
  readonly kind: ComparedRecords['kind'];
  readonly record: GraphRecord;
}

const Title = ({ kind, record }: TitleProps) => (
  <th scope="col">
    <Link to={landingAddress(kindOfRecord(kind, record), record.id)}>{plainText(recordTitle(record))}</Link>
  </th>
);

interface ToolsProps {
  readonly csv: string;
  readonly onlyDifferent: boolean;
}

const Tools = ({ csv, onlyDifferent }: ToolsProps) => {
  const t = useMessages();
  const isHydrated = useHydrated();
  const parameters = new URLSearchParams(useLocation().search);
  if (onlyDifferent) parameters.delete(DIFFERENCES);
  else parameters.set(DIFFERENCES, '1');
  return (
    <p className={`row ${styles['tools']}`}>
      <Link className="btn small" to={`?${parameters.toString()}`} preventScrollReset rel="nofollow">
        {t(onlyDifferent ? 'compare.all-facts' : 'compare.differences')}
      </Link>
      <a className="btn small" href={csvAddress(csv)} download="comparison.csv">
        {t('compare.csv')}
      </a>
      {isHydrated && (
        <button type="button" className="btn small" onClick={() => window.print()}>
          {t('compare.print')}
        </button>
      )}
    </p>
  );
};
