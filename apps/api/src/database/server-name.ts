/** The name of the server's connections to PostgreSQL, which tells them from those of a restore. */
export const SERVER_NAME = 'open-discovery-api';
