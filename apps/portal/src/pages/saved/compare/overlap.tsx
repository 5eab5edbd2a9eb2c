import { Link } from '../../../components/link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useFormat } from '../../../runtime/use-format.ts';
import { resultsAddress } from '../../../search/search-address.ts';
import { valuesInCommon } from './compare-facts.ts';
import styles from './comparison.module.css';
import type { Figures } from './figures-of.ts';
import { pairsOf } from './overlap-queries.ts';
import { authorsOf, subjectsOf } from './use-compared-facts.ts';
import type { ComparedRecords } from './use-compared-facts.ts';

interface OverlapProps {
  readonly compared: ComparedRecords;
  readonly figures: Figures;
  readonly titles: readonly string[];
}

type Pair = readonly [number, number];

/** The numbers of records that each two of the compared ones have in common. */
export const Overlap = ({ compared, figures, titles }: OverlapProps) => {
  const t = useMessages();
  const list = new Intl.ListFormat(usePortal().language);
  return (
    <section aria-labelledby="overlap" className={styles['overlap']}>
      <h2 id="overlap">{t('compare.overlap')}</h2>
      <ul>
        {pairsOf(titles.length).map((pair) => (
          <li key={pair.join()}>
            <h3>{list.format(pair.map((place) => titles[place] ?? ''))}</h3>
            <OfPair pair={pair} compared={compared} figures={figures} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Returns the values that two records state in common, with the message that names them. */
const statedByBoth = (compared: ComparedRecords, [one, other]: Pair) => {
  if (compared.kind !== 'product') return [];
  const [first, second] = [compared.records[one], compared.records[other]];
  if (!first || !second) return [];
  return [
    { name: 'compare.authors-in-common', values: valuesInCommon(authorsOf(first), authorsOf(second)) },
    { name: 'compare.subjects-in-common', values: valuesInCommon(subjectsOf(first), subjectsOf(second)) },
  ] as const;
};

const OfPair = ({ pair, compared, figures }: Omit<OverlapProps, 'titles'> & { readonly pair: Pair }) => {
  const t = useMessages();
  const format = useFormat();
  const counted = figures.ofPairs.filter(({ records, total }) => total > 0 && records.join() === pair.join());
  const stated = statedByBoth(compared, pair).filter(({ values }) => values.length > 0);
  if (counted.length === 0 && stated.length === 0) return <p className="soft">{t('compare.nothing')}</p>;
  return (
    <dl>
      {counted.map(({ name, total, query }) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>
            <Link to={resultsAddress(query)}>{t('compare.in-common', { shown: format.number(total) })}</Link>
          </dd>
        </div>
      ))}
      {stated.map(({ name, values }) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{values.join('; ')}</dd>
        </div>
      ))}
    </dl>
  );
};
