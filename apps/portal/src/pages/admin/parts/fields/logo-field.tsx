import type { AdminPortal } from '@open-discovery/model';
import { useMessages } from '../../../../messages/use-messages.ts';
import { logoAddress } from '../../../../runtime/logo-address.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';
import { useUploadPicture } from '../use-upload-picture.ts';
import { isUploaded } from '../is-uploaded.ts';

interface LogoFieldProps extends FieldProps<string> {
  /** The portal whose logo it is. */
  readonly portal: Pick<AdminPortal, 'type' | 'pid'>;
}

/** The logo: an uploaded picture or a web address, with its preview. */
export const LogoField = ({ portal, ...props }: LogoFieldProps) => {
  const t = useMessages();
  const { value, onChange } = props;
  const { configuration } = usePortal();
  const { input, isSending, failure } = useUploadPicture(portal, onChange);
  const logo = { logoUrl: value, isUpload: isUploaded(value) };
  return (
    <>
      <TextField {...props} kind="url" hint={t('admin.logo-hint')} />
      <div className="row">
        <label>
          {t('admin.logo-upload')} <input {...input} />
        </label>
        {value !== '' && (
          <>
            <img
              className="admin-logo"
              src={logoAddress(logo, configuration.addresses)}
              alt={t('admin.logo-preview')}
            />
            <button type="button" className="btn" onClick={() => onChange('')}>
              {t('admin.logo-remove')}
            </button>
          </>
        )}
        <span role="status">{isSending && t('admin.logo-uploading')}</span>
      </div>
      <div role="alert">{failure !== null && <p className="admin-problem">{failure}</p>}</div>
    </>
  );
};
