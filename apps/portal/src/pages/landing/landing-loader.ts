import { isProductType, KINDS, kindOf, landingAddress } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { data, redirect } from 'react-router-dom';
import { failureStatus } from '../../runtime/failure-status.ts';
import type { LoaderOf, RouteDependencies } from '../../runtime/route-services.ts';
import { resultsAddress } from '../../search/search-address.ts';
import { worksArguments, YEARLY_FIELDS } from './works/works-arguments.ts';
import { lateView, viewOf } from './views.lazy.ts';
import { fetchReport } from './report/fetch-report.ts';

type Asking = Pick<RouteDependencies, 'ask' | 'graphApi'>;

/** Asks for all that the record's page shows. A product under another type's address moves to its own. */
export const landingLoader =
  (kind: RecordKind): LoaderOf =>
  ({ ask, graphApi }) =>
  async ({ request }) => {
    const parameters = new URL(request.url).searchParams;
    const id = parameters.get(KINDS[kind].idParam) ?? '';
    if (id === '') {
      const address = await addressOfPid(kind, parameters.get('pid') ?? '', { ask, graphApi });
      return address === null ? notFound() : redirect(address);
    }
    const view = viewOf(kindOf(kind), parameters);
    const [asked] = await Promise.all([
      ask(graphApi.endpoints.record, { kind, id }),
      view === 'report' ? fetchReport(id, { ask, graphApi }) : askRelated(kind, id, { ask, graphApi }),
      lateView(view).load(),
    ]);
    if (asked?.state === 'found' && kindOf(kind) === 'product') {
      const type = 'type' in asked.value && typeof asked.value.type === 'string' ? asked.value.type : '';
      if (kind !== 'product' && isProductType(type) && type !== kind)
        return redirect(landingAddress(type, id));
    }
    if (asked?.state === 'failed') return data(null, { status: failureStatus(asked.error) });
    return asked?.state === 'found' ? null : notFound();
  };

/** What the record is related to, and of the works among that the newest, with their figures. */
const askRelated = async (kind: RecordKind, id: string, { ask, graphApi }: Asking): Promise<void> => {
  const related = await ask(graphApi.endpoints.related, id);
  const works = worksArguments(kind, id, related?.state === 'found' ? related.value : []);
  if (!works) return;
  await Promise.all([
    ask(graphApi.endpoints.search, works),
    kindOf(kind) !== 'product' && askYears(works.query, { ask, graphApi }),
  ]);
};

/** The years of works, field by field. */
const askYears = async (query: SearchQuery, { ask, graphApi }: Asking): Promise<void> => {
  const { searchTools } = await import('../../runtime/search-tools.ts');
  const years = searchTools(graphApi).valuesOverYears;
  await Promise.all(YEARLY_FIELDS.map((field) => ask(years, { query, field })));
};

/**
 * The address of the record that carries an identifier (`?pid=10.…`); `null` when none does. A search that fails is shown
 * as what it is, at its own address.
 */
const addressOfPid = async (
  kind: RecordKind,
  pid: string,
  { ask, graphApi }: Asking,
): Promise<string | null> => {
  if (pid === '') return null;
  const query = { ...EMPTY_QUERY, kind: kindOf(kind), keyword: pid };
  const asked = await ask(graphApi.endpoints.search, { query, options: {} });
  if (asked?.state === 'failed') return resultsAddress(query);
  // The API says when the words are an identifier, and then its record comes first.
  const found = asked?.state === 'found' && asked.value.recognised ? asked.value.results[0] : undefined;
  return found ? landingAddress(kind, found.id) : null;
};

const notFound = () => data(null, { status: 404 });
