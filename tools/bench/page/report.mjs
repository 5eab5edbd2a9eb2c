import { median } from '../statistics.mjs';

const rounded = (number) => Math.round(number * 10) / 10;

/** Returns one row per measure with each build's median, and the ratio of the first build to the second. */
export const compare = (visitsByBuild) => {
  const builds = Object.entries(visitsByBuild);
  const measures = Object.keys(builds[0][1][0]);
  return measures.flatMap((measure) => {
    const medians = builds.map(([, visits]) => median(visits.map((visit) => visit[measure])));
    if (medians.every(Number.isNaN)) return [];
    const columns = builds.map(([name], index) => [name, rounded(medians[index])]);
    const ratio =
      medians.length > 1 && medians[1] > 0 ? { ratio: Number((medians[0] / medians[1]).toFixed(2)) } : {};
    return [{ measure, ...Object.fromEntries(columns), ...ratio }];
  });
};
