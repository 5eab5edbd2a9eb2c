const BYTES_PER_KB = 1_024;

/**
 * Formats a size in kilobytes or megabytes.
 * @example formatSize(1_572_864, 'en') // '1.5 MB'
 */
export const formatSize = (bytes: number, language: string): string => {
  const kilobytes = bytes / BYTES_PER_KB;
  const [value, unit] =
    kilobytes < BYTES_PER_KB ? [Math.ceil(kilobytes), 'kilobyte'] : [kilobytes / BYTES_PER_KB, 'megabyte'];
  return value.toLocaleString(language, { style: 'unit', unit, maximumFractionDigits: 1 });
};
