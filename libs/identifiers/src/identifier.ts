/** The supported schemes. `arxiv`, `ror` and `isni` go beyond Spec §5 because records contain them. */
export type IdentifierScheme =
  'doi' | 'orcid' | 'pmid' | 'pmcid' | 'handle' | 're3data' | 'swhid' | 'ror' | 'isni' | 'arxiv';

/** The result of verifying the check digits; `none` for schemes without check digits. */
export type CheckDigits = 'valid' | 'invalid' | 'none';

/** The object of a Software Heritage identifier: snapshot, release, revision, directory or content. */
export type SwhidObjectType = 'snp' | 'rel' | 'rev' | 'dir' | 'cnt';

/** The qualifiers of a SWHID, in the order of its normal form. */
export type SwhidQualifier = 'origin' | 'visit' | 'anchor' | 'path' | 'lines' | 'bytes';

/** The parts of a SWHID; qualifier values are percent-decoded. */
export interface SwhidParts {
  objectType: SwhidObjectType;
  hash: string;
  /** `swh:1:<objectType>:<hash>`, without qualifiers. */
  core: string;
  qualifiers: Partial<Record<SwhidQualifier, string>>;
}

/**
 * A persistent identifier in its normal form.
 * @example
 * parseIdentifier('https://doi.org/10.5281/ZENODO.2659');
 * // { scheme: 'doi', value: '10.5281/zenodo.2659', display: '10.5281/zenodo.2659',
 * //   url: 'https://doi.org/10.5281/zenodo.2659', checkDigits: 'none' }
 */
export interface Identifier {
  scheme: IdentifierScheme;
  /** Normal form: equal identifiers of one scheme have equal values. */
  value: string;
  /** The spelling that the scheme recommends; `parseIdentifier(display)` returns the same identifier. */
  display: string;
  /** Address at the scheme's resolver, encoded. */
  url: string;
  checkDigits: CheckDigits;
  /** Only for scheme `swhid`. */
  swhid?: SwhidParts;
}

/** A Software Heritage identifier, which always has its parts. */
export interface Swhid extends Identifier {
  scheme: 'swhid';
  swhid: SwhidParts;
}
