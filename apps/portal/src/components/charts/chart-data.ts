/** One mark of a chart: a number, and the address of exactly that many results. */
export interface ChartCell {
  readonly count: number;
  readonly to: string;
}

/** What a chart draws and its table says. */
export interface ChartData {
  readonly title: string;
  /** What the rows are: a field of the records. */
  readonly corner: string;
  /** One for bars; several for columns beside each other. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    /** One a column. */
    readonly cells: readonly ChartCell[];
  }[];
}

/** The largest number, at least one, so that it can be divided by. */
export const largestCount = ({ rows }: ChartData): number =>
  Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ count }) => count)));
