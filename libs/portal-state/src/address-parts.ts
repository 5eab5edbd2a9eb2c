/** What stands before an address's last segment. */
export const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/'));

/** An address's last segment. */
export const lastSegmentOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
