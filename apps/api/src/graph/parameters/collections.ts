import type { Kind } from '@open-discovery/model';
import type { SortField } from '../../search/engine-query.ts';
import {
  COMMUNITY_PARAMETERS,
  DATA_SOURCE_PARAMETERS,
  ORGANIZATION_EXTENSIONS,
  ORGANIZATION_PARAMETERS,
  PERSON_PARAMETERS,
  SERVICE_PARAMETERS,
} from './other-parameters.ts';
import type { Parameter } from './parameter.ts';
import { PRODUCT_EXTENSIONS, PRODUCT_PARAMETERS } from './product-parameters.ts';
import { PROJECT_EXTENSIONS, PROJECT_PARAMETERS } from './project-parameters.ts';

/** A collection of records: its path, filters and sort fields. */
export interface Collection {
  readonly kind: Kind;
  readonly path: string;
  /** Singular and plural for messages. */
  readonly name: string;
  readonly plural: string;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly extensions: Readonly<Record<string, Parameter>>;
  /** Sort fields and the engine's names for them. All collections also have `title`. `views` and `textRelevance` extend the Graph API. */
  readonly sort: Readonly<Record<string, SortField>>;
  /** The field for counts by year; `null` for records without years. */
  readonly yearField: 'year' | 'startYear' | null;
  /** True if the collection is part of the Graph API, false if it extends it. */
  readonly isStandard: boolean;
}

type CollectionRow = Pick<Collection, 'kind' | 'path' | 'name' | 'parameters'> & Partial<Collection>;

const BY_RELEVANCE = { relevance: 'relevance', textRelevance: 'textRelevance' } as const;

const collection = (row: CollectionRow): Collection => ({
  plural: `${row.name.toLowerCase()}s`,
  extensions: {},
  sort: BY_RELEVANCE,
  yearField: null,
  isStandard: true,
  ...row,
});

/** Every collection under /graph/v3. */
export const COLLECTIONS: readonly Collection[] = [
  collection({
    kind: 'product',
    path: 'research-products',
    name: 'Research product',
    parameters: PRODUCT_PARAMETERS,
    extensions: PRODUCT_EXTENSIONS,
    yearField: 'year',
    sort: {
      ...BY_RELEVANCE,
      publicationDate: 'date',
      dateOfCollection: 'collected',
      influence: 'influence',
      popularity: 'popularity',
      citationCount: 'citations',
      impulse: 'impulse',
      views: 'views',
    },
  }),
  collection({
    kind: 'project',
    path: 'projects',
    name: 'Project',
    parameters: PROJECT_PARAMETERS,
    extensions: PROJECT_EXTENSIONS,
    yearField: 'startYear',
    sort: { ...BY_RELEVANCE, startDate: 'startDate', endDate: 'endDate' },
  }),
  collection({
    kind: 'organization',
    path: 'organizations',
    name: 'Organization',
    parameters: ORGANIZATION_PARAMETERS,
    extensions: ORGANIZATION_EXTENSIONS,
  }),
  collection({
    kind: 'dataSource',
    path: 'datasources',
    name: 'Data source',
    parameters: DATA_SOURCE_PARAMETERS,
  }),
  collection({ kind: 'person', path: 'persons', name: 'Person', parameters: PERSON_PARAMETERS }),
  collection({
    kind: 'service',
    path: 'services',
    name: 'Service',
    parameters: SERVICE_PARAMETERS,
    isStandard: false,
  }),
  collection({
    kind: 'community',
    path: 'communities',
    name: 'Community',
    parameters: COMMUNITY_PARAMETERS,
    plural: 'communities',
    isStandard: false,
  }),
];
