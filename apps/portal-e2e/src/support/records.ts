import type { RecordKind } from '@open-discovery/model';

/** A record of the sample corpus with the texts that its page must contain. */
export interface Sample {
  /** The address of the landing page up to the id. */
  readonly path: string;
  readonly id: string;
  readonly title: string;
  /** The label above the title. */
  readonly kind: string;
  /** Texts that the page must contain. */
  readonly says: readonly string[];
  /** The message of the error page for an unknown id. Spec §2. */
  readonly wrongId: string;
}

/** A record with many relations for each kind. */
export const SAMPLES = {
  product: {
    path: '/search/result?id=',
    id: 'doi_________::79deebd6096b05aec00813b7000c010a',
    title: 'Highly accurate protein structure prediction with AlphaFold',
    kind: 'Publication',
    says: ['10.1038/s41586-021-03819-2', 'Open access'],
    wrongId: 'Not valid or missing result id.',
  },
  publication: {
    path: '/search/publication?articleId=',
    id: 'doi_________::549b306b6298444cc308cc97d66acff2',
    title: 'First M87 Event Horizon Telescope Results. I. The Shadow of the Supermassive Black Hole',
    kind: 'Publication',
    says: ['10.3847/2041-8213/ab0ec7', 'Open access', 'Physical sciences'],
    wrongId: 'Not valid or missing publication id.',
  },
  dataset: {
    path: '/search/dataset?datasetId=',
    id: 'doi_________::fe7bab662d23add90c0f99eb487b08dd',
    title: 'Glottolog 5.0',
    kind: 'Research data',
    says: ['Forkel, Robert', 'Zenodo', 'Languages and literature'],
    wrongId: 'Not valid or missing dataset id.',
  },
  software: {
    path: '/search/software?softwareId=',
    id: 'opendisc____::9f3bc30808fbfc0f66de387d576a093d',
    title: 'Jupyter Notebook',
    kind: 'Research software',
    says: ['GitHub', 'Software Heritage'],
    wrongId: 'Not valid or missing software id.',
  },
  other: {
    path: '/search/other?orpId=',
    id: 'doi_________::fd792bdfcd09455b8a991f260f1ed51f',
    title: 'FAIRsFAIR Data Object Assessment Metrics',
    kind: 'Other research product',
    says: ['Zenodo'],
    wrongId: 'Not valid or missing other research product id.',
  },
  project: {
    path: '/search/project?projectId=',
    id: 'corda__h2020::af3c7ad2d3812fddb9a9b9999f774bfe',
    title: 'Fostering FAIR Data Practices In Europe',
    kind: 'Project',
    says: ['European Commission', 'FAIRsFAIR', '831558'],
    wrongId: 'Not valid or missing project id.',
  },
  organization: {
    path: '/search/organization?organizationId=',
    id: 'ror_________::5f40a7a538daa0f3aa8113d19e3d59f9',
    title: 'European Bioinformatics Institute',
    kind: 'Organization',
    says: ['EMBL-EBI', 'United Kingdom', '02catss52'],
    wrongId: 'Not valid or missing organization id.',
  },
  dataSource: {
    path: '/search/dataprovider?datasourceId=',
    id: 'opendoar____::358aee4cc897452c00244351e4d91f69',
    title: 'Zenodo',
    kind: 'Data source',
    says: ['https://zenodo.org'],
    wrongId: 'Not valid or missing data source id.',
  },
  service: {
    path: '/search/service?serviceId=',
    id: 'opendisc____::ad47d1a352fb646a50fd7ddbc050755e',
    title: 'OpenAIRE Explore',
    kind: 'Service',
    says: ['Discover open science', 'Discovery', 'https://explore.openaire.eu'],
    wrongId: 'Not valid or missing service id.',
  },
  community: {
    path: '/search/community?communityId=',
    id: 'context_____::d2db8a610f8c7c0785d2d92a6e8c450e',
    title: 'European Marine Science',
    kind: 'Research community',
    says: ['Facts'],
    wrongId: 'Not valid or missing community id.',
  },
} as const satisfies Record<RecordKind, Sample>;

export const addressOf = ({ path, id }: Pick<Sample, 'path' | 'id'>): string =>
  `${path}${encodeURIComponent(id)}`;

/** Returns the samples with their names. */
export const samples = (): readonly (readonly [name: string, sample: Sample])[] => Object.entries(SAMPLES);
