const UNIT_MS: ReadonlyMap<string, number> = new Map([
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
]);
const MAX_MS = 30 * 86_400_000;

/**
 * Returns the milliseconds of a time in minutes, hours or days, from one minute to 30 days; `null` for anything else.
 * @example parseEvery('6h') // 21_600_000
 */
export const parseEvery = (text: string): number | null => {
  const [, digits = '', unit = ''] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  const ms = Number(digits) * (UNIT_MS.get(unit) ?? 0);
  return ms > 0 && ms <= MAX_MS ? ms : null;
};
