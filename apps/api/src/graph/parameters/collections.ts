import type { Kind } from '@open-discovery/model';
import type { SortField } from '../../search/engine-query.ts';
import {
  COMMUNITY_PARAMETERS,
  DATA_SOURCE_PARAMETERS,
  ORGANIZATION_PARAMETERS,
  PERSON_PARAMETERS,
  SERVICE_PARAMETERS,
} from './other-parameters.ts';
import type { Parameter } from './parameter.ts';
import { PRODUCT_EXTENSIONS, PRODUCT_PARAMETERS } from './product-parameters.ts';
import { PROJECT_EXTENSIONS, PROJECT_PARAMETERS } from './project-parameters.ts';

/** One collection of records: its path, its filters and its sort fields. */
export interface Collection {
  readonly kind: Kind;
  readonly path: string;
  /** As messages name one of its records, and several. */
  readonly name: string;
  readonly plural: string;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly extensions: Readonly<Record<string, Parameter>>;
  /** Sort fields, each with the engine's; `views` is beyond the Graph API. `title` is there for all. */
  readonly sort: Readonly<Record<string, SortField>>;
  /** The field by whose years records are counted; `null` where they have none. */
  readonly yearField: 'year' | 'startYear' | null;
  /** Whether the Graph API has it too. */
  readonly isStandard: boolean;
}

const collection = (
  kind: Kind,
  path: string,
  name: string,
  parameters: Collection['parameters'],
  more: Partial<Collection> = {},
): Collection => ({
  kind,
  path,
  name,
  plural: `${name.toLowerCase()}s`,
  parameters,
  extensions: {},
  sort: { relevance: 'relevance' },
  yearField: null,
  isStandard: true,
  ...more,
});

/** Every collection under /graph/v3. */
export const COLLECTIONS: readonly Collection[] = [
  collection('product', 'research-products', 'Research product', PRODUCT_PARAMETERS, {
    extensions: PRODUCT_EXTENSIONS,
    yearField: 'year',
    sort: {
      relevance: 'relevance',
      publicationDate: 'date',
      dateOfCollection: 'collected',
      influence: 'influence',
      popularity: 'popularity',
      citationCount: 'citations',
      impulse: 'impulse',
      views: 'views',
    },
  }),
  collection('project', 'projects', 'Project', PROJECT_PARAMETERS, {
    extensions: PROJECT_EXTENSIONS,
    yearField: 'startYear',
    sort: { relevance: 'relevance', startDate: 'startDate', endDate: 'endDate' },
  }),
  collection('organization', 'organizations', 'Organization', ORGANIZATION_PARAMETERS),
  collection('dataSource', 'datasources', 'Data source', DATA_SOURCE_PARAMETERS),
  collection('person', 'persons', 'Person', PERSON_PARAMETERS),
  collection('service', 'services', 'Service', SERVICE_PARAMETERS, { isStandard: false }),
  collection('community', 'communities', 'Community', COMMUNITY_PARAMETERS, {
    plural: 'communities',
    isStandard: false,
  }),
];
