import type { LikelyDuplicate, MergeableRecord, MergeDecision } from '@open-discovery/model';

export const MERGE_DECISION: MergeDecision = {
  _id: '64f3',
  version: 1,
  verdict: 'same',
  records: [
    { id: 'doi_________::1', current: { id: 'doi_________::1', kind: 'publication', title: 'Tides' } },
  ],
  others: [{ id: 'od______2367::7', current: null }],
  note: 'The same report in two archives.',
  decidedBy: 'ada',
  decidedByName: 'Ada Lovelace',
  decidedAt: '2026-05-01T12:00:00.000Z',
  isApplied: false,
};

export const LIKELY_DUPLICATE: LikelyDuplicate = {
  reason: 'year',
  record: {
    id: 'doi_________::1',
    current: {
      id: 'doi_________::1',
      kind: 'publication',
      title: 'Tides',
      facts: [
        { name: 'title', values: ['Tides'] },
        { name: 'authors', values: ['Doe, Jane', 'Roe, Richard'] },
      ],
    },
  },
  other: { id: 'od______2367::7', current: null },
};

export const MERGEABLE: MergeableRecord = {
  id: 'doi_________::1',
  kind: 'publication',
  title: 'Tides',
  sources: ['Tidal archive'],
  parts: [
    { id: 'doi_________::1', sources: ['Tidal archive'], url: 'https://example.org/tides' },
    { id: 'od______2367::7', sources: ['Sea archive'], url: null },
  ],
};
