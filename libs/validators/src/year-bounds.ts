/** The first year that is accepted. Spec §5, §9. */
export const FIRST_YEAR = 1800;
/** How many years after the current one are accepted. Spec §5, §9. */
export const YEARS_AHEAD = 10;

/** What a year is compared with: the current year comes in, so that the answer does not depend on the clock. */
export interface YearSettings {
  currentYear: number;
}

/**
 * The first and the last year that are accepted. Spec §9.
 *
 * @example
 * yearBounds({ currentYear: 2026 }); // { min: 1800, max: 2036 }
 */
export const yearBounds = ({ currentYear }: YearSettings): { min: number; max: number } => ({
  min: FIRST_YEAR,
  max: currentYear + YEARS_AHEAD,
});
