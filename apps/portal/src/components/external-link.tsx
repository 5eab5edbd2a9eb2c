import type { ReactNode } from 'react';

const ALLOWED = /^https?:\/\//i;

/** A link out of the portal; an address with a scheme other than http(s) stays text. */
export const ExternalLink = ({ url, children }: { readonly url: string; readonly children?: ReactNode }) => {
  const address = /^www\./i.test(url) ? `https://${url}` : url;
  return ALLOWED.test(address) && URL.canParse(address) ? (
    <a href={address} rel="noopener">
      {children ?? url}
    </a>
  ) : (
    <>{children ?? url}</>
  );
};
