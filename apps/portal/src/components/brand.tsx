import { usePortal } from '../runtime/portal-context.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** The portal's logo and title. Without an uploaded logo the default drawing is shown. Spec §3 "Logo". */
export const Brand = () => {
  const { configuration } = usePortal();
  const { logo, addresses, title } = configuration;
  return (
    <Link className="brand" to="/">
      {logo ? (
        <img
          src={logo.isUpload ? `${addresses.download}/${logo.logoUrl}` : logo.logoUrl}
          alt=""
          height="32"
        />
      ) : (
        <Icon name="logo" />
      )}{' '}
      {title}
    </Link>
  );
};
