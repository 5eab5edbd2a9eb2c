import { hasEnded, processMark } from '@open-discovery/search-index';

/** The processes that lock the folder of harvests. */
export const PROCESSES = { ownMark: processMark(process.pid), hasEnded };
