const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
/** Of the settings of the server, whose limits are shown beside the sizes. */
const STEP = 1_024;

/**
 * Formats a file's size in the largest fitting unit.
 * @example formatBytes(1_572_864, 'en') // '1.5 MB'
 */
export const formatBytes = (bytes: number, language: string): string => {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1);
  const unit = UNITS[power] ?? 'byte';
  // The short form of bytes has no plural.
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  const options = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, options).format(bytes / STEP ** power);
};
