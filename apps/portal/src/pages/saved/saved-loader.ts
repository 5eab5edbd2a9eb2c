import type { LoaderOf } from '../../runtime/route-services.ts';
import { searchTools } from '../../runtime/search-tools.ts';
import { idsByKind } from '../../saved/ids-by-kind.ts';
import { sharedRecords } from '../../saved/saved-addresses.ts';

/** Asks for the records that the address names, so that they show without scripts as well. */
export const savedLoader: LoaderOf =
  ({ ask, graphApi }) =>
  async ({ request }) => {
    const { records } = searchTools(graphApi);
    const groups = idsByKind(sharedRecords(new URL(request.url).searchParams));
    await Promise.all(groups.map((group) => ask(records, group)));
    return null;
  };
