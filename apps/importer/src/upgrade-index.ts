import path from 'node:path';
import { GRAPH_SCHEMA } from '@open-discovery/graph-index';
import { openClusterIndex } from '@open-discovery/opensearch-index';
import { IndexError, publishedManifest } from '@open-discovery/search-index';
import { archivedInput } from './archive.ts';
import type { ClusterTarget } from './cluster.ts';
import type { CommandLine } from './command-line.ts';
import { EXIT } from './exit.ts';
import { importCommand, withCluster } from './import-command.ts';
import type { CommandContext } from './import-command.ts';
import { requireReadable } from './require-readable.ts';
import { failureMessage } from './failure-message.ts';

const KEEP_ALL: CommandLine = {
  names: [],
  isStrict: false,
  keepsRecords: true,
  removalFile: null,
  dataDir: null,
  asksMappings: false,
  mappingFile: null,
};

/** Reports whether another version of this program made the published index, so that this one cannot read it. */
const isOfOtherVersion = async (dataDir: string, cluster: ClusterTarget | null): Promise<boolean> => {
  requireReadable(dataDir);
  try {
    if (cluster === null) publishedManifest(path.join(dataDir, 'index'));
    else await (await openClusterIndex({ ...cluster, schema: GRAPH_SCHEMA })).close();
    return false;
  } catch (error) {
    if (error instanceof IndexError && error.reason === 'missing') return false;
    if (error instanceof IndexError && error.reason === 'version') return true;
    throw error;
  }
};

/** Returns the exit code if there is nothing to index again, or nothing of which the index could be made; otherwise `null`. */
const exitBefore = async (
  { dataDir, terminal }: CommandContext,
  cluster: ClusterTarget | null,
): Promise<number | null> => {
  try {
    if (!(await isOfOtherVersion(dataDir, cluster))) return EXIT.done;
    if ((await archivedInput(dataDir)) !== null) return null;
    terminal.printError(
      `Another version made the index, and ${dataDir} has no archive of its records. Import them again.`,
    );
  } catch (error) {
    terminal.printError(failureMessage(error, dataDir) ?? String(error));
  }
  return EXIT.incomplete;
};

/**
 * Indexes the archived records again if another version of this program made the published index. Otherwise it changes
 * and prints nothing. Returns the exit code.
 */
export const upgradeIndex = (context: CommandContext): Promise<number> =>
  withCluster(context.terminal, async (cluster) => {
    const exit = await exitBefore(context, cluster);
    if (exit !== null) return exit;
    context.terminal.print('Another version made the index: its records are indexed again.');
    return importCommand(KEEP_ALL, context);
  });
