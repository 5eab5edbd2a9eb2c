import type { PortalConfiguration } from '@open-discovery/config';
import { logoAddress } from '../runtime/logo-address.ts';
import { usePortal } from '../runtime/portal-context.tsx';

interface LogoProps {
  readonly logo: NonNullable<PortalConfiguration['logo']>;
  /** In pixels. */
  readonly height: number;
}

/** A logo next to the name that it represents. Spec §3 "Logo". */
export const Logo = ({ logo, height }: LogoProps) => {
  const { addresses } = usePortal().configuration;
  return <img src={logoAddress(logo, addresses)} alt="" height={height} />;
};
