import type { Statistics } from '@open-discovery/model';

/** The places that show a figure: the community's page, its monitor. */
interface Choice {
  readonly status: boolean;
  readonly monitor: boolean;
}

const NOWHERE: Choice = { status: false, monitor: false };

/** Returns where a community shows a figure; nowhere without a choice. */
export const choiceOf = ({ choices }: Statistics, works: string, chart: string): Choice =>
  choices[works]?.[chart] ?? NOWHERE;

/** Returns the statistics with another choice for one figure. */
export const withChoice = (
  statistics: Statistics,
  works: string,
  chart: string,
  choice: Choice,
): Statistics => ({
  ...statistics,
  choices: { ...statistics.choices, [works]: { ...statistics.choices[works], [chart]: choice } },
});
