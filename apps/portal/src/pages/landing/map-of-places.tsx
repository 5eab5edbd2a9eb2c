import type { GeoArea } from '@open-discovery/model';
import { useState } from 'react';
import { clientOnlyLazy } from '../../hydration/client-only-lazy.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useHydrated } from '../../runtime/use-hydrated.ts';

const AreaMap = clientOnlyLazy(async () => (await import('../../components/map/area-map.tsx')).AreaMap);

interface MapOfPlacesProps {
  /** The places in words. */
  readonly places: readonly string[];
  readonly areas: readonly GeoArea[];
}

/** A map of the places of a record, loaded when it is opened; only with scripts, because the page also names the places. */
export const MapOfPlaces = ({ places, areas }: MapOfPlacesProps) => {
  const t = useMessages();
  const isHydrated = useHydrated();
  const [wasOpened, setOpened] = useState(false);
  if (!isHydrated || areas.length === 0) return null;
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>{t('fact.map')}</summary>
      {wasOpened && <AreaMap label={places.join(', ')} areas={areas} />}
    </details>
  );
};
