import { deriveOpenAireId } from '@open-discovery/identifiers';
import type { OtherKind } from '@open-discovery/model';

export const tidesId = (namespace: string): string => deriveOpenAireId(namespace, 'tides') ?? '';
const ORCID = '0000-0002-1825-0097';
const ROR = 'https://ror.org/01ggx4157';

/** A record of each kind that is not a work, with what formats of documents can say of it. */
export const OTHER_RECORDS: Readonly<Record<OtherKind, object>> = {
  project: {
    id: tidesId('corda'),
    title: 'Tides & gauges of the north',
    acronym: 'TIDES',
    startDate: '2020-01-15',
    summary: 'Why tides rise.',
    subjects: ['tides', 'gauges'],
    websiteUrl: 'https://tides.example.org',
    fundings: [{ name: 'European Commission' }],
  },
  organization: {
    id: tidesId('grid'),
    legalName: 'Institute of the Sea',
    alternativeNames: ['IOS'],
    pids: [{ scheme: 'ROR', value: ROR }],
  },
  dataSource: {
    id: tidesId('opendoar'),
    officialName: 'Archive of the Sea',
    englishName: 'Sea archive',
    description: 'Gauges.',
    subjects: ['tides'],
    releaseStartDate: '2010-02-03',
    websiteUrl: 'https://archive.example.org',
  },
  service: {
    id: 'sea.tides',
    name: 'Tide calculator',
    abbreviation: 'TC',
    description: 'Computes tides.',
    categories: ['Analysis'],
    provider: { id: deriveOpenAireId('eosc', 'Sea'), name: 'Sea' },
    websiteUrl: 'https://tc.example.org',
  },
  community: {
    id: tidesId('context'),
    name: 'Sea sciences',
    acronym: 'sea',
    description: 'All of it.',
    subjects: ['tides'],
  },
  person: {
    id: deriveOpenAireId('orcid', ORCID),
    originalId: [ORCID],
    givenName: 'Josiah',
    familyName: 'Carberry',
    biography: 'Psychoceramics.',
  },
};
