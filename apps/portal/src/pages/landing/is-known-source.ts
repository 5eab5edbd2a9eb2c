/** A source as records name it. */
export interface NamedSource {
  readonly key?: string | null;
  readonly value?: string | null;
}

/** What aggregators call a source that they don't know; it has no page. */
const UNKNOWN = /^unknown(?: repository)?$/i;

/** Whether a record says where something is, and not that nobody knows. */
export const isKnownSource = (source: NamedSource | null | undefined): source is NamedSource => {
  const name = source?.value ?? source?.key ?? '';
  return name !== '' && !UNKNOWN.test(name);
};
