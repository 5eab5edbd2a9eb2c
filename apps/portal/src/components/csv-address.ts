import { encodeText } from '@open-discovery/http';

/** Returns the address of a table as a file, which a link downloads without scripts. */
export const csvAddress = (csv: string): string => `data:text/csv;charset=utf-8,${encodeText(csv)}`;
