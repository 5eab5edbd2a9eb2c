import { isUnknownSource } from '@open-discovery/model';

/** A data source as records name it. */
export interface NamedSource {
  readonly key?: string | null;
  readonly value?: string | null;
}

/** Reports whether a record names its source, rather than saying that it is unknown. */
export const isKnownSource = (source: NamedSource | null | undefined): source is NamedSource => {
  const name = source?.value ?? source?.key ?? '';
  return name !== '' && !isUnknownSource(name);
};
