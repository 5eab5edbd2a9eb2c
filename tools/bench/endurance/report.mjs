import { mean, quantile } from '../statistics.mjs';

const BYTES_PER_MB = 1_000_000;
/** A request was on a killed connection if it was under way at that moment. */
const isOnKilled = ({ atMs, ms }, killedMs) => atMs - ms <= killedMs && killedMs <= atMs;

/** Returns the mean memory of a server in a part of the run, in MB. */
const memoryIn = ({ samples, startMs, lengthMs }, name, [from, to]) => {
  const inPart = samples.filter(
    (sample) =>
      sample.name === name &&
      sample.atMs >= startMs + from * lengthMs &&
      sample.atMs < startMs + to * lengthMs,
  );
  return mean(inPart.map(({ bytes }) => bytes)) / BYTES_PER_MB;
};

/** Describes a run, and tells whether no request failed except those on killed connections. */
export const describeRun = (run) => {
  const { answers, events, names, counted } = run;
  const kills = events.filter(({ text }) => text.endsWith('is killed'));
  const failed = answers.filter(({ status }) => status < 200 || status >= 400);
  const others = failed.filter((answer) => !kills.some(({ atMs }) => isOnKilled(answer, atMs)));
  const times = answers.map(({ ms }) => ms);
  const lines = [
    `${answers.length} requests, ${failed.length} failed, ${others.length} of them not on a killed connection`,
    ...others
      .slice(0, 20)
      .map(
        ({ address, status, reason, atMs, ms }) =>
          `  ${status} ${address} at ${Math.round((atMs - run.startMs) / 1_000)} s, after ${Math.round(ms)} ms: ${reason}`,
      ),
    `half answered within ${Math.round(quantile(times, 0.5))} ms, 99 % within ${Math.round(quantile(times, 0.99))} ms`,
    ...names.map((name, at) => {
      const [middle, last] = [
        [1 / 3, 2 / 3],
        [2 / 3, 1],
      ].map((part) => memoryIn(run, name, part).toFixed(0));
      return `${name}: ${counted[at]} requests in its metrics since it started; memory ${middle} MB in the second third, ${last} MB in the last`;
    }),
  ];
  return { text: lines.join('\n'), isClean: others.length === 0 };
};
