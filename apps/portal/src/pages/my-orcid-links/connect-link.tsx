import type { ReactNode } from 'react';
import { usePortal } from '../../runtime/portal-context.tsx';

/** A link to ORCID, where users allow access to their records. */
export const ConnectLink = ({ children }: { readonly children: ReactNode }) => {
  const { orcid } = usePortal().configuration.addresses;
  return (
    <a className="btn primary" href={`${orcid ?? ''}/connect`} rel="nofollow">
      {children}
    </a>
  );
};
