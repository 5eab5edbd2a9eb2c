import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { Brand } from './brand.tsx';

test.each([
  [{ logoUrl: 'logo-1.png', isUpload: true }, '/api/utils-service/download/logo-1.png'],
  [{ logoUrl: 'https://org.example/logo.svg', isUpload: false }, 'https://org.example/logo.svg'],
  [{ logoUrl: '', isUpload: false }, null],
  [null, null],
])('the logo %j is at %j (Spec §3)', (logo, address) => {
  renderPage(<Brand />, '/', { logo });
  expect(document.querySelector('img')?.getAttribute('src') ?? null).toBe(address);
  expect(document.querySelector('svg') !== null).toBe(address === null);
  expect(screen.getByRole('link', { name: 'Open Discovery' }).getAttribute('href')).toBe('/');
});
