import { parseArea, searchedArea, widthOf } from '@open-discovery/model';
import { chosenValues, withFilter } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useMessages } from '../../../messages/use-messages.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { Failed } from '../../../components/failed.tsx';
import { Link } from '../../../components/link.tsx';
import { CellDrawing } from '../../../components/map/cell-drawing.tsx';
import { doOverlap } from '../../../components/map/geo-area.ts';
import styles from '../../../components/map/map.module.css';
import { PlaceTable } from '../../../components/map/place-table.tsx';
import { panelAddress } from './panel-address.ts';
import { useValueCounts } from './use-value-counts.ts';
import { Loading } from '../../../components/loading.tsx';

const FIELD = 'box';

/** The results by cells of a map, as a drawing and as a table; both limit the results to an area. */
export const CellMap = ({ query }: { readonly query: SearchQuery }) => {
  const t = useMessages();
  const labels = useLabels();
  const answer = useValueCounts(query, FIELD);
  if (answer === undefined) return <Loading />;
  if (answer.state !== 'found') return <Failed what={t('panel.failed')} />;
  const [box = ''] = chosenValues(query, FIELD);
  const typed = parseArea(box);
  const chosen = typed && searchedArea(typed);
  const addressOf = (value: string, on: boolean): string => panelAddress(withFilter(query, FIELD, value, on));
  const cells = (answer.value.facets[FIELD]?.values ?? []).flatMap(({ value, count }) => {
    const area = parseArea(value);
    // A record has places elsewhere, too, and a cell that is not smaller than the chosen area says nothing new.
    if (area === null || (chosen && (!doOverlap(area, chosen) || widthOf(area) >= widthOf(chosen))))
      return [];
    const label = labels.value(FIELD, value, value);
    return { key: value, area, label, count, isChosen: false, to: addressOf(value, true) };
  });
  if (cells.length === 0 && chosen === null) return null;
  const title = t('map.areas');
  return (
    <>
      <h3 className={styles['title']}>{title}</h3>
      <p className="small soft">
        {t('map.areas-hint')}{' '}
        {chosen && (
          <Link to={addressOf(box, false)} preventScrollReset>
            {t('map.areas-all')}
          </Link>
        )}
      </p>
      <div className={styles['map']}>
        <CellDrawing label={t('chart.label', { title })} cells={cells} chosen={chosen} />
        {cells.length > 0 && (
          <PlaceTable caption={title} place={labels.field(FIELD)} results={t('panel.count')} rows={cells} />
        )}
      </div>
    </>
  );
};
