/** The first accepted year. Spec §5, §9. */
export const FIRST_YEAR = 1800;
/** The number of accepted years after the current one. Spec §5, §9. */
export const YEARS_AHEAD = 10;

/** The current year, which callers provide so that the result does not depend on the clock. */
export interface YearSettings {
  currentYear: number;
}

/**
 * Returns the year of the settings. Callers without types may leave it out: then it is that of the clock; or pass a text, behind
 * which the years ahead would be written.
 */
const currentYearOf = (settings: Partial<YearSettings> | null | undefined): number =>
  Math.trunc(settings?.currentYear ?? new Date().getFullYear());

/**
 * Returns the first and last accepted year. Spec §9.
 * @example
 * yearBounds({ currentYear: 2026 }); // { min: 1800, max: 2036 }
 */
export const yearBounds = (settings: YearSettings): { min: number; max: number } => ({
  min: FIRST_YEAR,
  max: currentYearOf(settings) + YEARS_AHEAD,
});
