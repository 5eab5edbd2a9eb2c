/** The blocks of the ISNI range that are reserved for ORCID, by their first 15 digits. */
const ORCID_BLOCKS = [
  ['000000015000000', '000000035000000'],
  ['000900000000000', '000900100000000'],
] as const;

/** Reports whether 16 characters are in a block that ISNI reserved for ORCID. */
export const isInOrcidBlock = (sixteenCharacters: string): boolean =>
  ORCID_BLOCKS.some(
    ([first, last]) => sixteenCharacters.slice(0, 15) >= first && sixteenCharacters.slice(0, 15) <= last,
  );
