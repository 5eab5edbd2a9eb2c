import type { AdminPortal } from '@open-discovery/model';
import { useState } from 'react';
import type { ChangeEvent, InputHTMLAttributes } from 'react';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { uploadPicture } from './upload-picture.ts';
import { useFailureText } from './use-failure-text.ts';

interface PictureUpload {
  /** The attributes of the `input` that takes the file. */
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  readonly isSending: boolean;
  /** The reason why the last upload failed; null if it did not. */
  readonly failure: string | null;
}

/** Uploads the picture that a user chooses for a portal, and calls back with the name under which the server keeps it. */
export const useUploadPicture = (
  { type, pid }: Pick<AdminPortal, 'type' | 'pid'>,
  onUploaded: (filename: string) => void,
): PictureUpload => {
  const failureText = useFailureText();
  const { addresses } = usePortal().configuration;
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    setSending(true);
    setFailure(null);
    const answer = await uploadPicture({ addresses, type, pid }, file);
    setSending(false);
    if (answer.ok) onUploaded(answer.value);
    else setFailure(failureText(answer.error));
    // Allows choosing the same file again.
    target.value = '';
  };
  return {
    input: {
      type: 'file',
      accept: 'image/png,image/jpeg,image/webp,image/svg+xml',
      onChange: (event: ChangeEvent<HTMLInputElement>) => void upload(event),
    },
    isSending,
    failure,
  };
};
