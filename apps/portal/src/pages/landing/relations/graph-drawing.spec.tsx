/** @jest-environment ../../tools/jest-environment-page.mjs */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.tsx';
import { testPortal } from '../../../testing/test-portal.ts';
import { GraphDrawing } from './graph-drawing.tsx';
import type { RecordGraph } from './grow-graph.ts';

const GRAPH: RecordGraph = {
  center: { id: 'a', kind: 'publication', title: 'Sea level along the coast of the north', address: '/a' },
  first: [
    { id: 'b', kind: 'project', title: 'Tides', address: '/search/project?projectId=b' },
    { id: 'c', kind: 'dataset', title: 'Gauges', address: '/search/dataset?datasetId=c' },
  ],
  second: [],
  edges: [{ from: 'a', to: 'b', relation: 'isProducedBy', kind: 'project' }],
};

test('the drawing names its center, and a legend names the icons of the kinds', () => {
  renderPage(<GraphDrawing graph={GRAPH} />);
  expect(screen.getByText('Sea level along the co…')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Publication',
    'Project',
    'Research data',
  ]);
});

test('a record whose page is off is drawn without a link', () => {
  const pages = testPortal().pages.map((page) => ({
    ...page,
    isEnabled: page.isEnabled && page.route !== '/search/project',
  }));
  renderPage(<GraphDrawing graph={GRAPH} />, '/', { pages });
  expect(screen.getByText('Tides').closest('a')).toBeNull();
  expect(screen.getByText('Gauges').closest('a')).not.toBeNull();
});
