import { searchToolsOf } from '@open-discovery/portal-state/search-tools';
import type { LoaderOf } from '../../app/routes.tsx';
import { idsByKind } from '../../saved/ids-by-kind.ts';
import { sharedRecords } from '../../saved/saved-addresses.ts';

/** Asks for the records that the address names, so that they show without scripts as well. */
export const savedLoader: LoaderOf =
  ({ store, graphApi }) =>
  async ({ request }) => {
    const { records } = searchToolsOf(graphApi);
    const asked = idsByKind(sharedRecords(new URL(request.url).searchParams));
    await Promise.all(asked.map((group) => store.dispatch(records.initiate(group, { subscribe: false }))));
    return null;
  };
