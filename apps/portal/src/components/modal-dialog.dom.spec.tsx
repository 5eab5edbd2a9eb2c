import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useKeptFocus } from '../runtime/use-kept-focus.ts';
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

/** A list that keeps its focus, of items that are switched after a question. */
const Switches = () => {
  const [isOn, setOn] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list);
  return (
    <ul ref={list} tabIndex={-1}>
      <li>
        <button type="button" onClick={() => setAsking(true)}>
          {isOn ? 'On' : 'Off'}
        </button>
        {isAsking && (
          <ModalDialog title="Sure?" onClose={() => setAsking(false)}>
            <button
              type="button"
              onClick={() => {
                setOn(true);
                setAsking(false);
              }}
            >
              Yes
            </button>
          </ModalDialog>
        )}
      </li>
    </ul>
  );
};

test('what is switched in a list after a question has the focus again, not the list', () => {
  createTestPage().show([{ path: '/', element: <Switches /> }], '/');
  const opener = screen.getByRole('button', { name: 'Off' });
  opener.focus();
  fireEvent.click(opener);
  const yes = screen.getByRole('button', { name: 'Yes' });
  yes.focus();
  fireEvent.click(yes);
  expect(screen.getByRole('button', { name: 'On' })).toBe(document.activeElement);
});
