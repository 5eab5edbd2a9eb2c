import type { PortalKey } from '@open-discovery/admin-client';
import { listOf, objectOf, path, readText } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';

const readLink = objectOf({ _id: readText, routes: listOf(readText) });

/** A page or help text with the routes that it links to. */
export type LinkingText = ReturnType<typeof readLink>;

const readLinks = listOf(readLink);

/** Returns the request for the routes that the texts of a portal link to. The texts themselves can be megabytes. */
export const getLinks = ({ type, pid }: PortalKey): Endpoint<LinkingText[]> => ({
  method: 'GET',
  path: `${path(type, pid)}/links`,
  parse: (json) => readLinks(json, 'links'),
});
