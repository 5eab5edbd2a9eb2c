import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface AskingButtonProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'onClose'> {
  /** The content of the button; the words of the confirmation by default. */
  readonly text?: ReactNode;
  /** Says what the button does to what, where its text is the same for several; contains the text. */
  readonly name?: string;
  readonly className?: string;
}

/** A button that acts after a question. */
export const AskingButton = ({ text, name, className = 'btn', ...question }: AskingButtonProps) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-label={name} onClick={() => setAsking(true)}>
        {text ?? question.confirm}
      </button>
      {isAsking && <ConfirmDialog {...question} onClose={() => setAsking(false)} />}
    </>
  );
};
