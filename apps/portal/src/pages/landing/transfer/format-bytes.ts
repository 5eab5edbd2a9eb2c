const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1000;

/**
 * Formats a file's size in the largest fitting unit.
 * @example formatBytes(1_500_000, 'en') // '1.5 MB'
 */
export const formatBytes = (bytes: number, language: string): string => {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)), UNITS.length - 1);
  const unit = UNITS[power] ?? 'byte';
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, options).format(bytes / STEP ** power);
};
