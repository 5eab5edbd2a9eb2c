import type { PortalConfiguration } from '@open-discovery/config';

/** Returns the address of a logo: of the uploaded picture, or the web address that it has. */
export const logoAddress = (
  { logoUrl, isUpload }: NonNullable<PortalConfiguration['logo']>,
  { download }: Pick<PortalConfiguration['addresses'], 'download'>,
): string => (isUpload ? `${download}/${logoUrl}` : logoUrl);
