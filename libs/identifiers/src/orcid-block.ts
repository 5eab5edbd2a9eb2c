/** The blocks of the ISNI range that are set aside for ORCID, by their first 15 digits. */
const ORCID_BLOCKS = [
  ['000000015000000', '000000035000000'],
  ['000900000000000', '000900100000000'],
] as const;

/** Whether 16 characters lie in a block that ISNI set aside for ORCID. */
export const isInOrcidBlock = (sixteenCharacters: string): boolean =>
  ORCID_BLOCKS.some(
    ([first, last]) => sixteenCharacters.slice(0, 15) >= first && sixteenCharacters.slice(0, 15) <= last,
  );
