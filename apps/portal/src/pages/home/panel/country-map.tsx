import { isEuropeanCountry } from '@open-discovery/model';
import { chosenValues, EUROPE } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { Failed } from '../../../components/failed.tsx';
import { Link } from '../../../components/link.tsx';
import { COUNTRY_POINTS } from '../../../components/map/country-points.ts';
import styles from '../../../components/map/map.module.css';
import { PlaceMap } from '../../../components/map/place-map.tsx';
import { PlaceTable } from '../../../components/map/place-table.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { withPlaces } from '../../../components/map/with-places.ts';
import { panelAddress } from './panel-address.ts';
import { useValueCounts } from './use-value-counts.ts';
import { Loading } from '../../../components/loading.tsx';

const FIELD = 'country';

/** The results by country, as a map and as a table; both limit the results to countries. */
export const CountryMap = ({ query }: { readonly query: SearchQuery }) => {
  const t = useMessages();
  const labels = useLabels();
  const answer = useValueCounts(query, FIELD);
  if (answer === undefined) return <Loading />;
  if (answer.state !== 'found') return <Failed what={t('panel.failed')} />;
  const addressOf = (codes: readonly string[]): string => panelAddress(withPlaces(query, FIELD, codes));
  const title = labels.field(FIELD);
  const chosen = chosenValues(query, FIELD);
  const rows = (answer.value.facets[FIELD]?.values ?? []).map(({ value, label, count }) => ({
    key: value,
    label: labels.value(FIELD, value, label),
    count,
    point: COUNTRY_POINTS.get(value),
    isChosen: chosen.includes(value) || (chosen.includes(EUROPE) && isEuropeanCountry(value)),
    to: addressOf([value]),
  }));
  if (rows.length === 0) return <p className="soft">{t('map.nothing')}</p>;
  return (
    <>
      <h3 className={styles['title']}>{title}</h3>
      <p className="small soft">
        {t('map.hint')}{' '}
        {chosen.length > 0 && (
          <Link to={addressOf([])} preventScrollReset>
            {t('map.all')}
          </Link>
        )}
      </p>
      <div className={styles['map']}>
        <PlaceMap
          label={t('chart.label', { title })}
          places={rows.flatMap(({ point, ...row }) => (point ? { ...row, point } : []))}
          addressOf={addressOf}
        />
        <PlaceTable caption={title} place={title} results={t('panel.count')} rows={rows} />
      </div>
    </>
  );
};
