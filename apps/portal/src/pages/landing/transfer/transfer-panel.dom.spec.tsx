import type { ResearchProduct } from '@open-discovery/model';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.tsx';
import { GOOD_TOKEN, KNOWN_DOI, startTransferService } from './testing/start-transfer-service.ts';
import { TransferAction } from './transfer-action.tsx';
import { TransferPanel } from './transfer-panel.tsx';

const PRODUCT: ResearchProduct = {
  id: 'zenodo______::1',
  type: 'dataset',
  pids: [{ scheme: 'doi', value: KNOWN_DOI }],
  instances: [{ urls: ['https://zenodo.example/records/1'], accessRight: { label: 'OPEN' } }],
};

let service: Awaited<ReturnType<typeof startTransferService>>;
beforeEach(async () => {
  service = await startTransferService(['active', 'active', 'active']);
});
afterEach(() => service.stop());

const open = async (product: ResearchProduct = PRODUCT): Promise<void> => {
  renderPage(<TransferPanel product={product} address={service.address} />);
  await screen.findByRole('button', { name: 'Send files' });
};
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sendIt = () => fireEvent.click(screen.getByRole('button', { name: 'Send files' }));

test.each([
  ['configured', { dataTransfer: 'https://transfer.example/' }, 1],
  ['not configured', {}, 0],
])('where the service is %s, %j has so many buttons: %i', (_word, addresses, count) => {
  renderPage(<TransferAction product={PRODUCT} />, '/', { addresses });
  expect(screen.queryAllByRole('button', { name: 'Transfer files' })).toHaveLength(count);
});

test('a missing value is reported at its field, and the first such field gets the focus', async () => {
  await open();
  fireEvent.click(screen.getByRole('radio', { name: 'FTP' }));
  sendIt();
  for (const label of ['Storage server', 'EGI Check-in access token', 'User name', 'Password']) {
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(
      document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
    ).toBe('This field is required.');
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Storage server'));
  expect(service.seen.map(({ method }) => method)).toEqual(['GET']);
});

test.each([
  ['EGI dCache', ['Storage server', 'EGI Check-in access token']],
  ['FTP', ['Storage server', 'EGI Check-in access token', 'User name', 'Password']],
  ['S3', ['Storage server', 'Bucket and folder', 'EGI Check-in access token', 'Access key', 'Secret key']],
])('for %s the required fields are %j, and are marked', async (destination, labels) => {
  await open();
  fireEvent.click(screen.getByRole('radio', { name: destination }));
  const required = screen.getAllByLabelText<HTMLInputElement>(/./).filter((input) => input.required);
  expect(required.map((input) => input.labels?.[0]?.textContent)).toEqual(labels);
  expect(screen.getAllByText('required')).toHaveLength(labels.length);
});

test('selected files are sent with the token, monitored and stopped; the secret fields are empty by then', async () => {
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: /read me/ }));
  expect(screen.getByText('1 file chosen 2.4 MB')).toBeTruthy();
  fill('Storage server', 'store.example.org');
  const token = screen.getByLabelText<HTMLInputElement>('EGI Check-in access token');
  expect([token.type, token.autocomplete]).toEqual(['password', 'off']);
  fill('EGI Check-in access token', GOOD_TOKEN);
  sendIt();
  expect(token.value).toBe('');
  const job = await screen.findByRole('heading', { name: 'Transfer job/1' });
  // An effect of React moves the focus.
  await waitFor(() => expect(document.activeElement).toBe(job));
  expect(await screen.findByText('The files are being transferred.')).toBeTruthy();
  expect(service.seen.find(({ method }) => method === 'POST')).toMatchObject({
    authorization: `Bearer ${GOOD_TOKEN}`,
    storage: null,
    body: {
      files: [
        {
          sources: ['https://zenodo.example/tides.csv?download=1'],
          destinations: ['https://store.example.org/tides.csv'],
        },
      ],
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Stop transfer' }));
  expect(await screen.findByText('The transfer was stopped.')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send other files' }));
  expect(screen.getByLabelText<HTMLInputElement>('EGI Check-in access token').value).toBe('');
});

test('the button keeps the focus while the order is sent, and pressing it again does nothing', async () => {
  await open();
  fill('Storage server', 'store.example.org');
  fill('EGI Check-in access token', GOOD_TOKEN);
  screen.getByRole('button', { name: 'Send files' }).focus();
  sendIt();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending …' });
  fireEvent.click(button);
  expect([button === document.activeElement, button.disabled]).toEqual([true, false]);
  expect(screen.queryByRole('alert')).toBeNull();
  await screen.findByRole('heading', { name: 'Transfer job/1' });
  expect(service.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a token that the service refuses is reported at the token, and the portal’s login is unaffected (Spec §8)', async () => {
  await open();
  fill('Storage server', 'store.example.org');
  fill('EGI Check-in access token', 'old');
  sendIt();
  const problem = await screen.findByText(/does not accept this token/);
  const token = screen.getByLabelText('EGI Check-in access token');
  // An effect of React moves the focus.
  await waitFor(() => expect(document.activeElement).toBe(token));
  expect(document.activeElement?.getAttribute('aria-describedby')).toContain(problem.id);
  expect(screen.getByLabelText<HTMLInputElement>('Storage server').value).toBe('store.example.org');
});

test('without a repository that the service reads, the files are those of the copies, or the panel says that there are none', async () => {
  const elsewhere = { ...PRODUCT, pids: [{ scheme: 'doi', value: '10.1000/1' }] };
  await open({
    ...elsewhere,
    instances: [{ urls: ['https://a.example/a.zip'], accessRight: { label: 'OPEN' } }],
  });
  expect(within(screen.getByRole('list')).getByText('a.zip')).toBeTruthy();
  renderPage(<TransferPanel product={elsewhere} address={service.address} />);
  expect(await screen.findByText('No transferable files were found for this record.')).toBeTruthy();
  renderPage(<TransferPanel product={elsewhere} address="http://127.0.0.1:1/api" />);
  expect(await screen.findByText('The transfer service is not responding.')).toBeTruthy();
});
