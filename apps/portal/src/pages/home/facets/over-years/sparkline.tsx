interface SparklineProps {
  readonly years: readonly number[];
  readonly counts: readonly number[];
  /** Accessible name of the line. */
  readonly label: string;
}

const WIDTH = 120;
const HEIGHT = 24;

/** Counts by year as a line, scaled to its own maximum. */
export const Sparkline = ({ years, counts, label }: SparklineProps) => {
  const most = Math.max(1, ...counts);
  const step = WIDTH / Math.max(1, years.length - 1);
  const points = counts.map(
    (count, index) =>
      `${(index * step).toFixed(1)},${(HEIGHT - 2 - ((HEIGHT - 4) * count) / most).toFixed(1)}`,
  );
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
};
