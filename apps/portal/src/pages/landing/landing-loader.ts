import { KINDS, kindOf, landingAddress } from '@open-discovery/model';
import type { Community, GraphRecord, RecordKind } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import type { QueryRunner, SearchArguments } from '@open-discovery/portal-state';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import { data, redirect } from 'react-router-dom';
import { kindOfRecord } from '../../records/kind-of-record.ts';
import { failureStatus } from '../../runtime/failure-status.ts';
import type { LoaderOf, RouteDependencies } from '../../runtime/route-services.ts';
import { resultsAddress } from '../../search/search-address.ts';
import type { LandingData, WorksData } from './landing-data.ts';
import { missingRecordIsland } from './missing-record.lazy.ts';
import { SIMILAR } from './similar/similar-address.ts';
import { similarIsland } from './similar/similar.lazy.ts';
import { viewOf } from './view-name.ts';
import { viewIsland } from './views.lazy.ts';
import { worksArguments, withFigures } from './works/works-arguments.ts';

/** The status of a record that was withdrawn. */
const GONE = 410;

/**
 * Loads all that a record's page shows. Spaces around a copied id are ignored. A product at the address of another type is
 * redirected to its own, and the id of a record that was merged into another one permanently to that one.
 */
export const landingLoader =
  (kind: RecordKind): LoaderOf =>
  (dependencies) =>
  async ({ request }) => {
    const { fetchQuery } = dependencies;
    const parameters = new URL(request.url).searchParams;
    const id = (parameters.get(KINDS[kind].idParam) ?? '').trim();
    if (id === '') {
      const address = await addressOfPid(kind, parameters.get('pid') ?? '', fetchQuery);
      return address === null ? notFound() : redirect(address);
    }
    const view = viewOf(kindOf(kind), parameters);
    if (view === 'works') {
      const { loadWorksList } = await import('./works-list/load-works-list.ts');
      return loadWorksList(kind, id, dependencies, parameters);
    }
    if (view !== 'report') dependencies.prefetchRecord?.({ kind, id });
    const [record, shown, similar] = await Promise.all([
      fetchQuery('record', { kind, id }),
      view === 'report' ? loadReport(id, fetchQuery) : loadRelated(kind, id, fetchQuery),
      kindOf(kind) === 'product' && parameters.has(SIMILAR) ? loadSimilar(id, fetchQuery) : {},
      viewIsland(view).load(),
    ]);
    if (record.state === 'failed' && record.error.kind === 'status' && record.error.status === GONE)
      return withdrawn(record.error.body);
    if (record.state === 'missing') return kind === 'community' ? ownCommunity(id, dependencies) : notFound();
    if (record.state === 'found') {
      // The address of products of all types stays.
      const ownKind = kind === 'product' ? kind : kindOfRecord(kind, record.value);
      if (record.value.id !== id) return redirect(landingAddress(ownKind, record.value.id), 308);
      if (ownKind !== kind) return redirect(landingAddress(ownKind, id));
    }
    const own = kind === 'community' ? await loadOwnWorks(foundValue(record), shown, dependencies) : {};
    const landing: LandingData = { shows: 'record', kind, view, record, ...shown, ...similar, ...own };
    return data(landing, { status: record.state === 'failed' ? failureStatus(record.error) : 200 });
  };

/** Loads what the managers of a community have chosen for its page. Only managed portals have such choices. */
const loadOwnWorks = async (
  record: GraphRecord | null,
  { related }: ShownWithRecord,
  dependencies: RouteDependencies,
): Promise<Partial<LandingData>> => {
  if (dependencies.configuration.static || record === null) return {};
  const [{ loadCommunityWorks }, { describedCommunity, logoOfCommunity }] = await Promise.all([
    import('./community/load-community-works.ts'),
    import('./community/own-community.ts'),
  ]);
  // The record is a community: the API returns a record of the requested kind.
  const community = record as Community;
  const stored = community.acronym ? await dependencies.fetchCommunity(community.acronym) : null;
  const found = {
    ...(await loadCommunityWorks(community, stored, dependencies.fetchQuery)),
    record: { state: 'found', value: describedCommunity(community, stored) },
    logo: logoOfCommunity(stored),
  } as const;
  if (found.selected === undefined) return found;
  const works = await loadWorks(
    'community',
    withFigures('community', found.selected),
    dependencies.fetchQuery,
  );
  const others = foundValue(related)?.filter((group) => group.kind !== 'product');
  return { ...found, works, ...(others && { related: { state: 'found', value: others } }) };
};

/** Shows a community that the console has and the graph does not; leads to its record where the graph has it. */
const ownCommunity = async (pid: string, dependencies: RouteDependencies) => {
  if (dependencies.configuration.static) return notFound();
  const { findOwnCommunity } = await import('./community/own-community.ts');
  const found = await findOwnCommunity(pid, dependencies);
  if (found === null) return notFound();
  if ('id' in found) return redirect(landingAddress('community', found.id));
  const { record } = found;
  const shown = { related: { state: 'missing' }, works: null, report: [] } as const;
  const own = await loadOwnWorks(record, shown, dependencies);
  // Without a choice of its managers, its works are those that name it.
  const selected = own.selected ?? { ...EMPTY_QUERY, filters: { community: [pid] } };
  const works =
    own.works ?? (await loadWorks('community', withFigures('community', selected), dependencies.fetchQuery));
  const landing: LandingData = {
    shows: 'record',
    kind: 'community',
    view: 'community',
    record: { state: 'found', value: record },
    ...shown,
    ...own,
    selected,
    works,
    isOutsideGraph: true,
  };
  return data(landing);
};

type ShownWithRecord = Pick<LandingData, 'related' | 'works' | 'report'>;

const loadSimilar = async (id: string, fetchQuery: QueryRunner): Promise<Pick<LandingData, 'similar'>> => {
  const [similar] = await Promise.all([fetchQuery('similar', id), similarIsland.load()]);
  return { similar };
};

const loadReport = async (id: string, fetchQuery: QueryRunner): Promise<ShownWithRecord> => {
  const { fetchReport } = await import('./report/fetch-report.ts');
  return { related: { state: 'missing' }, works: null, report: await fetchReport(id, fetchQuery) };
};

/** Loads what the record is related to; of the works among that the newest, with their figures. */
const loadRelated = async (
  kind: RecordKind,
  id: string,
  fetchQuery: QueryRunner,
): Promise<ShownWithRecord> => {
  const related = await fetchQuery('related', id);
  // An API that has not responded in time is not asked again.
  const isSilent = related.state === 'failed' && related.error.kind === 'timeout';
  const works = isSilent ? null : worksArguments(kind, id, foundValue(related) ?? []);
  return { related, works: works && (await loadWorks(kind, works, fetchQuery)), report: [] };
};

const loadWorks = async (
  kind: RecordKind,
  works: SearchArguments,
  fetchQuery: QueryRunner,
): Promise<WorksData> => {
  const { query } = works;
  const [search, years] = await Promise.all([
    fetchQuery('search', works),
    kindOf(kind) === 'product' ? null : loadYears(query, fetchQuery),
  ]);
  return { query, search, years };
};

const loadYears = async (
  query: WorksData['query'],
  fetchQuery: QueryRunner,
): Promise<NonNullable<WorksData['years']>> => {
  const [type, access] = await Promise.all([
    fetchQuery('valuesOverYears', { query, field: 'type' }),
    fetchQuery('valuesOverYears', { query, field: 'access' }),
  ]);
  return { type, access };
};

/**
 * Returns the address of the record with an identifier (`?pid=10.…`), or `null` where no record has it. Where the search
 * fails, returns the search's own address, which explains the failure.
 */
const addressOfPid = async (
  kind: RecordKind,
  pid: string,
  fetchQuery: QueryRunner,
): Promise<string | null> => {
  if (pid === '') return null;
  const query = { ...EMPTY_QUERY, kind: kindOf(kind), keyword: pid };
  const result = await fetchQuery('search', { query, options: {} });
  if (result.state === 'failed') return resultsAddress(query);
  // If the words are an identifier, the API reports it and puts its record first.
  const page = foundValue(result);
  const record = page?.recognized ? page.results[0] : undefined;
  return record ? landingAddress(kind, record.id) : null;
};

/** Shows when and why a record was withdrawn, as the body of the API's answer says. */
const withdrawn = async (body: unknown) => {
  await missingRecordIsland.load();
  return data({ record: { state: 'missing' }, body }, { status: GONE });
};

const notFound = async () => {
  await missingRecordIsland.load();
  return data(null, { status: 404 });
};
