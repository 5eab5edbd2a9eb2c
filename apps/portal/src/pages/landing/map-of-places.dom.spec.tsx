import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { parseAreas } from '../../components/map/geo-area.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { withTestLayout } from '../../testing/with-test-layout.ts';
import { MapOfPlaces } from './map-of-places.tsx';

withTestLayout(600);

test('the map of places is loaded when it is opened, with points as circles and boxes as areas', async () => {
  const areas = ['53.05 4.8', '40 -10 60 30'].flatMap(parseAreas);
  const { container } = renderPage(<MapOfPlaces places={['Texel', 'Western Europe']} areas={areas} />);
  expect(screen.queryByRole('img')).toBeNull();
  const details = container.querySelector('details');
  expect(details).not.toBeNull();
  if (details) {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  }
  const map = await screen.findByRole('img', { name: 'Texel, Western Europe' });
  expect([map.querySelectorAll('circle').length, map.querySelectorAll('polygon').length]).toEqual([1, 1]);
});

test('without coordinates there is no map', () => {
  renderPage(<MapOfPlaces places={['Texel']} areas={[]} />);
  expect(screen.queryByText('Show on a map')).toBeNull();
});
