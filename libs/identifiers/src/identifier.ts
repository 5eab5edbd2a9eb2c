/** The schemes this library knows. `arxiv`, `ror` and `isni` go beyond Spec §5 because records carry them. */
export type IdentifierScheme =
  'doi' | 'orcid' | 'pmid' | 'pmcid' | 'handle' | 're3data' | 'swhid' | 'ror' | 'isni' | 'arxiv';

/** Whether the check digits hold; `none` for schemes that have no check digits. */
export type CheckDigits = 'valid' | 'invalid' | 'none';

/** What a Software Heritage identifier points at: snapshot, release, revision, directory or content. */
export type SwhidObjectType = 'snp' | 'rel' | 'rev' | 'dir' | 'cnt';

/** The qualifiers a SWHID may carry, in the order of its normal form. */
export type SwhidQualifier = 'origin' | 'visit' | 'anchor' | 'path' | 'lines' | 'bytes';

/** The pieces of a SWHID; qualifier values are percent-decoded. */
export interface SwhidParts {
  objectType: SwhidObjectType;
  hash: string;
  /** `swh:1:<objectType>:<hash>`, without qualifiers. */
  core: string;
  qualifiers: Partial<Record<SwhidQualifier, string>>;
}

/**
 * One persistent identifier in its normal form.
 *
 * @example
 * parseIdentifier('https://doi.org/10.5281/ZENODO.2659');
 * // { scheme: 'doi', value: '10.5281/zenodo.2659', display: '10.5281/zenodo.2659',
 * //   url: 'https://doi.org/10.5281/zenodo.2659', checkDigits: 'none' }
 */
export interface Identifier {
  scheme: IdentifierScheme;
  /** Normal form: equal identifiers of one scheme have equal values. */
  value: string;
  /** As the scheme itself asks to be written; `parseIdentifier(display)` finds the same identifier again. */
  display: string;
  /** Address at the scheme's resolver, encoded. */
  url: string;
  checkDigits: CheckDigits;
  /** Only for scheme `swhid`. */
  swhid?: SwhidParts;
}

/** A Software Heritage identifier, whose parts are always there. */
export interface Swhid extends Identifier {
  scheme: 'swhid';
  swhid: SwhidParts;
}
