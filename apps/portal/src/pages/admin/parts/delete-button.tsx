import type { Endpoint, HttpError } from '@open-discovery/http';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useChangeContent } from '../use-content.ts';
import { AskingButton } from './asking-button.tsx';
import { FailureAlert } from './failure-alert.tsx';

interface DeleteButtonProps {
  /** The text of the button, such as “Delete this community”. */
  readonly label: string;
  /** The text where what is deleted stands beside the button; a part of the label, which names the button then. */
  readonly shortLabel?: string;
  /** The question that comes first. */
  readonly title: string;
  readonly request: Endpoint<unknown>;
  readonly onDeleted: () => void;
  /** A sentence that lists what is deleted. */
  readonly children: ReactNode;
}

/** A button that deletes something after a question. */
export const DeleteButton = ({
  label,
  shortLabel,
  title,
  request,
  onDeleted,
  children,
}: DeleteButtonProps) => {
  const change = useChangeContent();
  const [failure, setFailure] = useState<HttpError | null>(null);
  const remove = async (): Promise<void> => {
    const answer = await change(request);
    if (answer.ok) onDeleted();
    else setFailure(answer.error);
  };
  return (
    <>
      <div className="row">
        <AskingButton
          {...(shortLabel !== undefined && { text: shortLabel, name: label })}
          title={title}
          confirm={label}
          onConfirm={() => void remove()}
        >
          {children}
        </AskingButton>
      </div>
      <FailureAlert error={failure} />
    </>
  );
};
