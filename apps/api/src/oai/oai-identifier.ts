import { encodeText } from '@open-discovery/http';

/** Returns the namespace of a portal's identifiers: its public host name. */
const namespaceOf = (portal: string): string => new URL(portal).hostname;

/** Returns the OAI identifier of a record: `oai:<host>:<URL-encoded id>`. */
export const formatOaiIdentifier = (id: string, portal: string): string =>
  `oai:${namespaceOf(portal)}:${encodeText(id)}`;

/** Parses an OAI identifier of this portal to the record's id; `null` for any other text. */
export const parseOaiIdentifier = (identifier: string, portal: string): string | null => {
  const prefix = `oai:${namespaceOf(portal)}:`;
  if (!identifier.startsWith(prefix)) return null;
  try {
    return decodeURIComponent(identifier.slice(prefix.length));
  } catch {
    return null;
  }
};
