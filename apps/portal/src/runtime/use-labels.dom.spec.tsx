import { expect, test } from '@jest/globals';
import { renderPage } from '../testing/render-page.tsx';
import { useLabels } from './use-labels.ts';

const Label = ({ field, value }: { readonly field: string; readonly value: string }) =>
  useLabels().value(field, value, value);

test.each([
  ['sourceType', 'Instiutional CRIS', 'Institutional CRIS'],
  ['contentType', 'Networkbased data', 'Network-based data'],
  ['category', 'Scholarly Comm. Infrastructure', 'Scholarly communication infrastructure'],
  ['category', 'Instrument and equipment', 'Instruments and equipment'],
  ['domain', 'Generic', 'All domains'],
  ['targetUser', 'Policy makers', 'Policymakers'],
  ['accessType', 'Mail-in', 'By mail'],
  ['compatibility', 'not available', 'Not available'],
  ['contentType', 'Journal articles', 'Journal articles'],
  ['jurisdiction', 'National', 'National'],
  ['jurisdiction', 'NL', 'Netherlands'],
  ['communityType', 'Research Infrastructure', 'Research infrastructure'],
  ['language', 'und', 'Unknown language'],
  ['language', 'langue des signes', 'Langue des signes'],
  ['sourceType', 'an unknown word', 'an unknown word'],
])('%s %j is shown as %j', (field, value, shown) => {
  const { container } = renderPage(<Label field={field} value={value} />);
  expect(container.textContent).toBe(shown);
});
