import type { DashboardFigure } from '@open-discovery/model';
import type { QueryNode } from '@open-discovery/search-fields';

/** The most frequent values of a facet. */
interface FacetFigure {
  readonly counts: 'facet';
  readonly field: string;
}

/** The values of some fields by year; without `values`, the most frequent ones. */
interface YearsFigure {
  readonly counts: 'years';
  readonly parts: readonly { readonly field: string; readonly values?: readonly string[] }[];
}

/** The results of some searches, each with its own name. */
interface SearchesFigure {
  readonly counts: 'searches';
  readonly searches: readonly { readonly name: string; readonly node: QueryNode }[];
}

/** The share of works that are open access, by year. */
interface OpenShareFigure {
  readonly counts: 'open share';
  readonly field: 'access';
}

export type FigureRow = FacetFigure | YearsFigure | SearchesFigure | OpenShareFigure;

const facet = (field: string): FacetFigure => ({ counts: 'facet', field });
const years = (...parts: YearsFigure['parts']): YearsFigure => ({ counts: 'years', parts });
const is = (field: string, text: string): QueryNode => ({ op: 'word', field, text });
const citations = (from: number, to: number | null): QueryNode => ({
  op: 'range',
  field: 'citations',
  from: String(from),
  to: to === null ? null : String(to),
});

const ROUTES = [
  { name: 'gold', node: is('openAccessColor', 'gold') },
  { name: 'diamond', node: is('diamond', 'true') },
  { name: 'hybrid', node: is('openAccessColor', 'hybrid') },
  { name: 'bronze', node: is('openAccessColor', 'bronze') },
  { name: 'green', node: is('green', 'true') },
] as const;

const CITATIONS = [
  { name: '0', node: { op: 'not', node: citations(1, null) } },
  { name: '1', node: citations(1, 9) },
  { name: '10', node: citations(10, 99) },
  { name: '100', node: citations(100, 999) },
  { name: '1000', node: citations(1000, null) },
] as const;

/** The counts of each figure among the works of a stakeholder. */
export const FIGURES: Readonly<Record<DashboardFigure, FigureRow>> = {
  outputs: years({ field: 'type' }),
  access: facet('access'),
  openShareOverYears: { counts: 'open share', field: 'access' },
  accessOverYears: years({ field: 'access' }),
  routes: { counts: 'searches', searches: ROUTES },
  routesOverYears: years(
    { field: 'openAccessColor' },
    { field: 'diamond', values: ['true'] },
    { field: 'green', values: ['true'] },
  ),
  licenses: facet('license'),
  hosts: facet('hostingSource'),
  publishers: facet('publisher'),
  organizations: facet('organization'),
  countries: facet('country'),
  sources: facet('collectedFrom'),
  citations: { counts: 'searches', searches: CITATIONS },
  beside: facet('type'),
  funders: facet('funder'),
  projects: facet('project'),
  fields: facet('fos'),
  goals: facet('sdg'),
};
