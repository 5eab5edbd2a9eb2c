import { PRODUCT_TYPES } from '@open-discovery/model';
import { Failed } from '../../components/failed.tsx';
import { Link } from '../../components/link.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useFormat } from '../../runtime/use-format.ts';
import { resultsAddress } from '../../search/search-address.ts';
import { openShare, openWorksAddress } from './figures/open-share.ts';
import { stakeholderQuery, worksWith } from './figures/stakeholder-query.ts';
import type { CountedDashboard } from './load-dashboards.ts';

/** Shows the number of works by type, and how many are open. */
export const Summary = ({ dashboard, counted }: CountedDashboard) => {
  const t = useMessages();
  const format = useFormat();
  const { counts } = counted;
  if (counts.state !== 'found') return <Failed what={t('dashboards.summary-failed')} />;
  const { total, facets } = counts.value;
  if (total === 0)
    return <p className="notice">{t('dashboards.no-works', { value: dashboard.valueName })}</p>;
  const share = openShare(counted);
  const ofType = new Map((facets['type']?.values ?? []).map(({ value, count }) => [value, count]));
  return (
    <ul className="dashboards-tiles">
      <Tile to={resultsAddress(stakeholderQuery(dashboard))} count={format.number(total)}>
        {t('kind.product')}
      </Tile>
      {PRODUCT_TYPES.map((type) => (
        <Tile
          key={type}
          to={resultsAddress(worksWith(dashboard, 'type', type))}
          count={format.number(ofType.get(type) ?? 0)}
        >
          {t(`kind.${type}`)}
        </Tile>
      ))}
      {share !== null && (
        <Tile to={openWorksAddress(dashboard)} count={format.percent(share)}>
          {t('dashboards.open')}
        </Tile>
      )}
    </ul>
  );
};

interface TileProps {
  readonly to: string;
  readonly count: string;
  readonly children: string;
}

const Tile = ({ to, count, children }: TileProps) => (
  <li>
    <Link to={to}>
      <b className="num">{count}</b>
      <span>{children}</span>
    </Link>
  </li>
);
