import { z } from 'zod';

/** The protocols and services that are harvested. */
export const HARVEST_KINDS = [
  'oai-pmh',
  'openaire',
  'datacite',
  'crossref',
  'openalex',
  'orcid',
  'ror',
  'file',
  'upload',
] as const;
export type HarvestKind = (typeof HARVEST_KINDS)[number];

/** A name is a folder and a word of the command line. */
export const SOURCE_NAME = /^[a-z0-9][a-z0-9-]{0,62}$/;

export const sourceSchema = z.object({
  name: z.string().regex(SOURCE_NAME),
  kind: z.enum(HARVEST_KINDS),
  /** Address of the service, without parameters. */
  address: z.string().min(1),
  /** Values by option of the kind, such as `set`. */
  options: z.record(z.string(), z.array(z.string())),
  /** Requests may be sent without encryption. */
  allowsHttp: z.boolean(),
  /** The host may have an address outside of the public internet. */
  allowsPrivate: z.boolean(),
  addedAt: z.iso.datetime(),
});

/** A place that records come from. */
export type Source = z.output<typeof sourceSchema>;

/** Reports whether a source is read from a disk of this machine, so that no service sees the contact address. */
export const isLocal = ({ kind, address }: Source): boolean =>
  kind === 'upload' || address.startsWith('file:');

/** Returns the only value of an option; `null` without one. */
export const optionOf = ({ options }: Source, name: string): string | null => options[name]?.[0] ?? null;

/** Returns all values of an option. */
export const optionsOf = ({ options }: Source, name: string): readonly string[] => options[name] ?? [];
