import { usePortal } from '../runtime/portal-context.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** Logo and title of the portal: the uploaded logo, or our drawing in its place. Spec §3, "Logo". */
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
