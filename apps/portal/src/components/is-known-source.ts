/** A data source as records name it. */
export interface NamedSource {
  readonly key?: string | null;
  readonly value?: string | null;
}

/** Aggregators' names for an unknown source, which has no page. */
const UNKNOWN = /^unknown(?: repository)?$/i;

/** Reports whether a record names its source, rather than saying that it is unknown. */
export const isKnownSource = (source: NamedSource | null | undefined): source is NamedSource => {
  const name = source?.value ?? source?.key ?? '';
  return name !== '' && !UNKNOWN.test(name);
};
