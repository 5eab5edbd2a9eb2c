/** Returns the name by which servers know this client, with the address of a person who answers for it. */
export const userAgent = (contact: string): string => `Open-Discovery-Harvester/0.1 (mailto:${contact})`;
