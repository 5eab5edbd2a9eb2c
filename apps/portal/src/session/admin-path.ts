/** The path of the console. Portals that are managed have it. */
export const ADMIN_PATH = '/admin';
