/** The namespace of a portal's identifiers: the host that visitors know. */
export const namespaceOf = (portal: string): string => new URL(portal).hostname;

/** Identifier of a record: `oai:<host>:<id>`, the id encoded. */
export const formatOaiIdentifier = (id: string, portal: string): string =>
  `oai:${namespaceOf(portal)}:${encodeURIComponent(id)}`;

/** The id in an identifier of ours; `null` for any other. */
export const parseOaiIdentifier = (identifier: string, portal: string): string | null => {
  const prefix = `oai:${namespaceOf(portal)}:`;
  if (!identifier.startsWith(prefix)) return null;
  try {
    return decodeURIComponent(identifier.slice(prefix.length));
  } catch {
    return null;
  }
};
