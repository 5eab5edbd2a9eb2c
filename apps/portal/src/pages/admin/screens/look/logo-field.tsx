import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import type { FieldProps } from '../../parts/fields/field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useUploadPicture } from '../../parts/use-upload-picture.ts';
import { isUploaded } from './look-values.ts';

/** The logo: an uploaded picture or a web address, with its preview. */
export const LogoField = (props: FieldProps<string>) => {
  const t = useMessages();
  const { value, onChange } = props;
  const { configuration } = usePortal();
  const { input, isSending, failure } = useUploadPicture(onChange);
  const address = isUploaded(value) ? `${configuration.addresses.download}/${value}` : value;
  return (
    <>
      <TextField {...props} kind="url" hint={t('admin-look.logo-hint')} />
      <div className="row">
        <label>
          {t('admin-look.upload')} <input {...input} />
        </label>
        {value !== '' && (
          <>
            <img className="admin-look-logo" src={address} alt={t('admin-look.logo-preview')} />
            <button type="button" className="btn" onClick={() => onChange('')}>
              {t('admin-look.logo-remove')}
            </button>
          </>
        )}
        <span role="status">{isSending && t('admin-look.uploading')}</span>
      </div>
      <div role="alert">{failure !== null && <p className="admin-problem">{failure}</p>}</div>
    </>
  );
};
