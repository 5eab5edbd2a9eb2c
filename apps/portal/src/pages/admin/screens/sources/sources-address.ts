/** The address of the screen of sources. */
export const SOURCES_ADDRESS = '/admin/sources';
