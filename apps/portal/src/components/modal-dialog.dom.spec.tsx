import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { createTestPage } from '../testing/render-page.tsx';
import { ModalDialog } from './modal-dialog.tsx';

/** A page with a dialog, which one button only closes and another answers by moving the focus on. */
const Page = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <h1 tabIndex={-1}>Heading</h1>
      {isOpen && (
        <ModalDialog title="Sure?" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setOpen(false)}>
            No
          </button>
          <button
            type="button"
            onClick={() => {
              setOpen(false);
              screen.getByRole('heading', { name: 'Heading' }).focus();
            }}
          >
            Yes
          </button>
        </ModalDialog>
      )}
    </>
  );
};

test.each([
  ['No', 'Open'],
  ['Yes', 'Heading'],
])('after %s, which removes the open dialog, the focus is on %s', (answer, next) => {
  createTestPage().show([{ path: '/', element: <Page /> }], '/');
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  const button = screen.getByRole('button', { name: answer });
  button.focus();
  fireEvent.click(button);
  expect(screen.queryByText('Sure?')).toBeNull();
  expect(document.activeElement?.textContent).toBe(next);
});
