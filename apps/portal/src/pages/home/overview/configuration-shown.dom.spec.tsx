import { beforeEach, describe, expect, test } from '@jest/globals';
import type { PortalConfigurationFile } from '@open-discovery/config';
import type { KindCounts } from '@open-discovery/graph-client';
import type { SearchedKind } from '@open-discovery/model';
import { screen } from '@testing-library/react';
import { createTestPage } from '../../../testing/render-page.tsx';
import { Overview } from './overview.tsx';
import { ScopeNote } from '../scope-note.tsx';

const NONE = Object.fromEntries(
  [
    ...['product', 'project', 'organization', 'dataSource', 'service', 'community'],
    ...['publication', 'dataset', 'software', 'other'],
  ].map((kind) => [kind, 0]),
) as KindCounts;

const OVERVIEW = {
  state: 'found',
  value: {
    counts: NONE,
    years: [],
    fieldsOfScience: [],
    subjects: [],
    newest: [],
    communities: [],
    index: { generation: 'g', publishedAt: '2026-11-01T00:00:00Z', records: 0 },
  },
} as const;

// A reader who has chosen a theme: the switch does not ask the browser for one.
beforeEach(() => {
  document.documentElement.dataset['theme'] = 'light';
});

describe('home', () => {
  test.each<[Partial<PortalConfigurationFile>, SearchedKind, string]>([
    [{}, 'product', ''],
    [{ queryFieldName: 'community' }, 'product', ''],
    [{ queryFieldName: 'community', valueId: 'dh-ch' }, 'product', 'Limited to Research community: dh-ch'],
    [
      { queryFieldName: 'community', fieldName: 'Field', valueId: 'dh-ch', valueName: 'Humanities' },
      'product',
      'Limited to Field: Humanities',
    ],
    [
      { queryFieldName: 'community', valueId: 'dh-ch', valueName: 'Humanities' },
      'organization',
      'These records do not say whether they belong to Humanities, so all of them are listed.',
    ],
  ])('says what the portal is limited to: %j of %s says %j', (configuration, kind, said) => {
    createTestPage({ configuration }).show([{ path: '/', element: <ScopeNote kind={kind} /> }], '/');
    expect(document.body.textContent).toBe(said);
  });

  test('has the heading and the text of the portal above its figures', () => {
    const configuration = { graphSectionTitle: 'Our graph', graphSectionText: 'What we collect.' };
    const totals = { state: 'missing' } as const;
    createTestPage({ configuration }).show(
      [{ path: '/', element: <Overview overview={OVERVIEW} totals={totals} /> }],
      '/',
    );
    expect(screen.getByRole('heading', { name: 'Our graph' }).nextElementSibling?.textContent).toBe(
      'What we collect.',
    );
  });
});
