/** Returns the middle of some numbers; NaN if one of them could not be measured. */
export const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

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
