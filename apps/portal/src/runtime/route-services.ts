import type { PortalConfiguration } from '@open-discovery/config';
import type { FullDashboard, ListedDashboard } from '@open-discovery/model';
import type {
  StoredCommunity,
  CustomPage,
  CustomPagePlace,
  HelpPlace,
  QueryArgument,
  QueryResult,
  QueryRunner,
} from '@open-discovery/portal-state';
import type { SearchAddress } from '@open-discovery/search-fields';
import type { LoaderFunction, RouterContextProvider } from 'react-router-dom';
import type { FeatureCatalog } from '../messages/feature-catalog.ts';
import type { Language } from '../messages/languages.ts';

/** The queries of one page's loaders, and the language of their reader. */
export interface PageQueries {
  readonly language: Language;
  readonly fetchQuery: QueryRunner;
  /** Fetches a record and its related records by one request, ahead of their queries. On servers only. */
  readonly prefetchRecord?: (record: QueryArgument<'record'>) => void;
  /** Fetches the help texts of a page into the store. */
  readonly fetchHelp: (place: HelpPlace) => Promise<void>;
  /** Fetches a custom page. */
  readonly fetchCustomPage: (place: CustomPagePlace) => Promise<QueryResult<CustomPage>>;
  /** Fetches the dashboards that the visitor may see; on a server, those that everybody may see. */
  readonly fetchDashboards: () => Promise<QueryResult<readonly ListedDashboard[]>>;
  readonly fetchDashboard: (alias: string) => Promise<QueryResult<FullDashboard>>;
  /** Fetches the choices of a community’s managers; `null` where there are none. */
  readonly fetchCommunity: (pid: string) => Promise<StoredCommunity | null>;
}

/** The services that all loaders share. */
export interface RouteServices {
  readonly configuration: PortalConfiguration;
  readonly currentYear: number;
  /** The portal could not be fetched: its pages are disabled. Spec §8. */
  readonly isPortalMissing: boolean;
  /** A server waits for all data of a page; a browser shows the page before its less important parts have arrived. */
  readonly place: 'server' | 'browser';
  /** Parses the address of a search. Home's loader calls it, once per navigation; pages read the loader's data. */
  readonly parseAddress: (parameters: URLSearchParams) => SearchAddress;
  /**
   * Returns the current form of an older address or of a form that was sent without scripts; `null` if the address is
   * current. On servers only.
   */
  readonly migrateAddress?: (parameters: URLSearchParams) => string | null;
  /** Adds the texts of a page that has its own. A server has the texts of all pages from its start. */
  readonly addMessages: (feature: FeatureCatalog) => Promise<void>;
  readonly queriesOf: (context: Readonly<RouterContextProvider>) => PageQueries;
}

/** The arguments of one call of a loader. */
export interface RouteDependencies extends Omit<RouteServices, 'addMessages' | 'queriesOf'>, PageQueries {}

/** Creates a page's loader. */
export type LoaderOf = (dependencies: RouteDependencies) => LoaderFunction;
