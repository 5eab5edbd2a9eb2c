import type { AddressNotice } from '@open-discovery/search-fields';

/** The parameters of the first and the last year. */
const YEAR_PARAMETERS = ['from', 'to'] as const;
export type YearParameter = (typeof YEAR_PARAMETERS)[number];

const YEAR_RULES = ['validation.year', 'validation.year-range.order'] as const;

/** Years of an address or a form that break a rule of Spec §5, and were left out of the search. */
export interface RefusedYears {
  readonly rule: (typeof YEAR_RULES)[number];
  /** The years as they were typed. */
  readonly typed: Readonly<Partial<Record<YearParameter, string>>>;
}

/** Returns the years that were left out of a search, with the rule that they break; `null` if there are none. */
export const refusedYears = (
  parameters: URLSearchParams,
  notices: readonly AddressNotice[],
): RefusedYears | null => {
  const ofYears = notices.filter(({ messageId }) => YEAR_RULES.some((rule) => rule === messageId));
  const rule = YEAR_RULES.find((one) => ofYears.some(({ messageId }) => messageId === one));
  if (rule === undefined) return null;
  const isRefused = (name: YearParameter): boolean =>
    rule === 'validation.year-range.order' || ofYears.some(({ param }) => param === name);
  const typed = YEAR_PARAMETERS.filter(isRefused).map((name) => [name, parameters.get(name) ?? ''] as const);
  return { rule, typed: Object.fromEntries(typed) };
};
