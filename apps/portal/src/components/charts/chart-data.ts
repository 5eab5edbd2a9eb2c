/** One mark of a chart: a number, and the address of exactly that many results. */
export interface ChartCell {
  readonly count: number;
  readonly to: string;
  /** The count that fills the mark, if the chart shows shares: all works that these are part of. */
  readonly of?: number;
}

/** The data that a chart and its table share. */
export interface ChartData {
  readonly title: string;
  /** The field that the rows are values of. */
  readonly corner: string;
  /** One column for bars; several for grouped columns. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    /** One cell per column. */
    readonly cells: readonly ChartCell[];
  }[];
  /** Name of the numbers that the cells are shares of, if they are. */
  readonly whole?: string;
  /** The count that fills a mark, if several charts share a scale; otherwise the largest of this chart. */
  readonly scale?: number;
}

/** Returns the largest count, at least 1 so that it can be a divisor. */
export const largestCount = ({ rows, scale }: ChartData): number =>
  scale ?? Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ count }) => count)));
