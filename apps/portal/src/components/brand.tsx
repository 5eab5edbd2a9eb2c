import { usePortal } from '../runtime/portal-context.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { Logo } from './logo.tsx';

/** The portal's logo and title. Without an uploaded logo the default drawing is shown. Spec §3 "Logo". */
export const Brand = () => {
  const { logo, title } = usePortal().configuration;
  return (
    <Link className="brand" to="/">
      {logo?.logoUrl ? <Logo logo={logo} height={32} /> : <Icon name="logo" />} <span>{title}</span>
    </Link>
  );
};
