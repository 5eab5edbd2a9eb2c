import { findOpenSearch } from './opensearch-archive.mjs';
import { startOpenSearch } from './opensearch.mjs';
import { Stop } from './stop.mjs';

const NODES = 2;

const find = async () => {
  try {
    return await findOpenSearch();
  } catch (error) {
    if (error instanceof Stop) return { missing: error.message.trim().split('\n').at(-1) };
    throw error;
  }
};

/**
 * Runs tests with the settings of a cluster that is there for them: its addresses, or the reason why there is none and its
 * tests are skipped.
 */
export const withCluster = async (isNeeded, runTests) => {
  if (!isNeeded || process.env.OPENSEARCH_URL) return runTests({});
  const found = await find();
  if ('missing' in found) {
    console.log(`  The tests with OpenSearch are skipped: ${found.missing}`);
    return runTests({ OPENSEARCH_MISSING: found.missing });
  }
  const cluster = await startOpenSearch({ ...found, nodes: NODES });
  try {
    return await runTests({ OPENSEARCH_URL: cluster.urls.join(',') });
  } finally {
    await cluster.stop();
  }
};
