import { setTimeout as sleep } from 'node:timers/promises';
import { sentenceOf, systemFreeBytes, systemLookup } from '@open-discovery/harvest';
import type { HarvestEnvironment } from '@open-discovery/harvest';
import { shortTime } from '../progress.ts';

const TIME_LIMIT_MS = 60_000;
const SIZE_LIMIT_BYTES = 64 * 1024 * 1024;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const E_MAIL = /^[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+$/;

/** Returns what is wrong with `HARVEST_CONTACT`; `null` if it is an e-mail address. */
export const contactProblem = (contact: string | undefined): string | null => {
  if (contact !== undefined && E_MAIL.test(contact)) return null;
  const given =
    contact === undefined || contact === ''
      ? 'HARVEST_CONTACT is missing'
      : `HARVEST_CONTACT=${contact} is not an e-mail address`;
  return `${given}: set it to the address of the people who run the portal, for the services that they harvest.`;
};

/** Creates the environment of a harvest on the command line. */
export const createHarvestEnvironment = (
  contact: string,
  note: (text: string) => void,
): HarvestEnvironment => {
  const { signal } = new AbortController();
  return {
    lookup: systemLookup,
    now: () => new Date(),
    wait: async (ms) => {
      await sleep(ms, undefined, { signal });
    },
    onWait: ({ host, ms, failure }) =>
      note(`${host}: ${sentenceOf(failure)}; next request in ${shortTime(ms)}`),
    random: Math.random,
    timeLimitMs: TIME_LIMIT_MS,
    sizeLimitBytes: SIZE_LIMIT_BYTES,
    answerLimitMs: HOUR_MS,
    sourceLimitMs: DAY_MS,
    freeBytes: systemFreeBytes,
    keyOf: (setting) => process.env[setting] || null,
    contact,
    signal,
  };
};
