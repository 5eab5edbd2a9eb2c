import type { PortalConfiguration } from '@open-discovery/config';
import { usePortal } from '../runtime/portal-context.tsx';

interface LogoProps {
  readonly logo: NonNullable<PortalConfiguration['logo']>;
  /** In pixels. */
  readonly height: number;
}

/** A logo next to the name that it represents. Spec §3 "Logo". */
export const Logo = ({ logo: { logoUrl, isUpload }, height }: LogoProps) => {
  const { addresses } = usePortal().configuration;
  return <img src={isUpload ? `${addresses.download}/${logoUrl}` : logoUrl} alt="" height={height} />;
};
