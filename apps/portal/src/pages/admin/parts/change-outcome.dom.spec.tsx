import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { saidByStatus } from '../testing/controls.ts';
import { memoryServer, renderInConsole } from '../testing/render-in-console.tsx';
import { useChangeContent } from '../use-content.ts';
import { ChangeOutcome, withOutcome } from './change-outcome.tsx';

const Screen = () => {
  const change = useChangeContent();
  const navigate = useNavigate();
  const save = async (): Promise<void> => {
    const answer = await change({ method: 'POST', path: 'item/save', body: {}, parse: () => null });
    if (answer.ok) await navigate('/admin/items', withOutcome('saved'));
  };
  return (
    <>
      <ChangeOutcome />
      <button type="button" onClick={() => void save()}>
        Save
      </button>
    </>
  );
};

test('“Saved” is said until the next change, which may fail', async () => {
  let isFull = false;
  const server = memoryServer(() => (isFull ? { status: 507, body: {} } : { body: {} }));
  renderInConsole(<Screen />, server);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saidByStatus()).toContain('Saved'));
  isFull = true;
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.requests).toHaveLength(2));
  expect(saidByStatus()).not.toContain('Saved');
});
