import { fireEvent, screen } from '@testing-library/react';

export const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

export const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

/** Presses the button that saves a form. */
export const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

/** Returns what the live regions of the page say. */
export const saidByStatus = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
