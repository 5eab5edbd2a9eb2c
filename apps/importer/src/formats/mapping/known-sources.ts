import type { SourceName } from './work.ts';

/** The services that records come from, by their ids in the OpenAIRE Graph where it has one. */
export const KNOWN_SOURCES = {
  arxiv: { key: 'opendoar____::6f4922f45568161a8cdf4ad2299f6d23', value: 'arXiv.org e-Print Archive' },
  crossref: { key: 'openaire____::081b82f96300b6a6e3d282bad31cb6e2', value: 'Crossref' },
  datacite: { key: 'openaire____::9e3be59865b2c1c335d32dae2fe7b254', value: 'Datacite' },
  europepmc: { key: 'opendoar____::8b6dd7db9af49e67306feb59a8bdc52c', value: 'Europe PubMed Central' },
  hal: { key: 'opendoar____::7e7757b1e12abcb736ab9a754ffb617a', value: 'HAL' },
  orcid: { key: 'openaire____::806360c771262b4d6770e7cdf04b5c5a', value: 'ORCID' },
  zenodo: { key: 'opendoar____::358aee4cc897452c00244351e4d91f69', value: 'ZENODO' },
} as const satisfies Record<string, SourceName>;
