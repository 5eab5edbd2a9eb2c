/** Matches what sources write in place of a venue's name: each with an example. */
const NO_VENUE: readonly RegExp[] = [
  // https://halshs.archives-ouvertes.fr/halshs-00704644
  /https?:\/\//i,
  // urn:issn:1757-4676, instacron:EMBRAPA
  /^[a-z]+:\S+$/i,
  // VOLUME=109;ISSUE=21;TITLE=Physical Review Letters
  /^[A-Z]+=[^;]*;/,
  // Niskala , E 1988 , ' Puutalon ulkovaipan korjaus ' , Kodinrakentaja , no. 3
  /\s,\s+['"‘’“”„«]\s/u,
];
/** A shorter title can be part of a venue's name. */
const TITLE_MIN_CHARS = 20;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/**
 * Returns the venues among the sources of a work: no addresses, no codes, and no citations of the work itself.
 * @example venuesAmong(['Nature; Vol 6', 'https://example.org/x'], 'Sea level') // ['Nature; Vol 6']
 */
export const venuesAmong = (
  sources: readonly string[] | null | undefined,
  title: string | null | undefined,
): readonly string[] => {
  const own = lettersOf(title ?? '').trim();
  const isCitation = (source: string): boolean =>
    own.length >= TITLE_MIN_CHARS && lettersOf(source).includes(own);
  return (sources ?? []).filter(
    (source) => !NO_VENUE.some((code) => code.test(source)) && !isCitation(source),
  );
};
