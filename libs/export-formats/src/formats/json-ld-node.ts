/** A node of JSON-LD. */
export type JsonLdNode = Readonly<Record<string, unknown>>;
