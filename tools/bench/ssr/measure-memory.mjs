import { measure } from './measure.mjs';
import { memoryOf } from '../programs.mjs';

const STEP_REQUESTS = 1000;
/** Heaps breathe; a leak of a hundred bytes a request would be more than this after 10,000. */
const FLAT_HEAP_MB = 1;

const rowOf = (requests, { heapUsed, rss }) => ({
  requests,
  'heap MB': Number((heapUsed / 1e6).toFixed(1)),
  'resident MB': Math.round(rss / 1e6),
});

/** Requests pages of a server one after the other, and reports its memory every thousand requests. */
export const measureMemory = async (server, { addresses, requests, connections }) => {
  const rows = [rowOf(0, await memoryOf(server))];
  for (let done = STEP_REQUESTS; done <= requests; done += STEP_REQUESTS) {
    for (const address of addresses)
      await measure(server.url + address, {
        connections,
        amount: Math.ceil(STEP_REQUESTS / addresses.length),
      });
    rows.push(rowOf(done, await memoryOf(server)));
  }
  return rows;
};

/** Growth of the heap from the middle of a run to its end: before, everything that is created once is created. */
export const growthOf = (rows) => {
  const growth = rows.at(-1)['heap MB'] - rows[Math.floor(rows.length / 2)]['heap MB'];
  return { growth: Number(growth.toFixed(1)), isFlat: growth <= FLAT_HEAP_MB };
};
