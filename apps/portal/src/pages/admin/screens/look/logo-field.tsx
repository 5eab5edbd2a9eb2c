import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import type { FieldProps } from '../../parts/fields/field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { uploadPicture } from '../../parts/upload-picture.ts';
import { isUploaded } from './look-values.ts';

/** The logo: an uploaded picture or a web address, with its preview. */
export const LogoField = (props: FieldProps<string>) => {
  const t = useMessages();
  const { value, onChange } = props;
  const { configuration } = usePortal();
  const [state, setState] = useState<'ready' | 'sending' | { readonly failure: string }>('ready');
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    setState('sending');
    const answer = await uploadPicture(configuration, file);
    setState(answer.ok ? 'ready' : { failure: answer.message ?? t('admin.no-answer') });
    if (answer.ok) onChange(answer.filename);
    // Allows choosing the same file again.
    target.value = '';
  };
  const address = isUploaded(value) ? `${configuration.addresses.download}/${value}` : value;
  return (
    <>
      <TextField {...props} kind="url" hint={t('admin-look.logo-hint')} />
      <div className="row">
        <label>
          {t('admin-look.upload')}{' '}
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp,image/svg+xml"
            onChange={(event) => void upload(event)}
          />
        </label>
        {value !== '' && (
          <>
            <img className="admin-look-logo" src={address} alt={t('admin-look.logo-preview')} />
            <button type="button" className="btn" onClick={() => onChange('')}>
              {t('admin-look.logo-remove')}
            </button>
          </>
        )}
        <span role="status">{state === 'sending' && t('admin-look.uploading')}</span>
      </div>
      <div role="alert">{typeof state === 'object' && <p className="admin-problem">{state.failure}</p>}</div>
    </>
  );
};
