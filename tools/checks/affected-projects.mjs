// Prints the projects whose tests `nx affected` runs after a change of each of the given files alone, as JSON.
import { createProjectGraphAsync } from '@nx/devkit';
import { filterAffected } from 'nx/src/project-graph/affected/affected-project-graph.js';
import { calculateFileChanges } from 'nx/src/project-graph/file-utils.js';

const graph = await createProjectGraphAsync();
const affected = [];
for (const file of process.argv.slice(2)) {
  const { nodes } = await filterAffected(graph, calculateFileChanges([file]));
  affected.push(
    Object.values(nodes).flatMap(({ name, data }) => ('test' in (data.targets ?? {}) ? [name] : [])),
  );
}
process.stdout.write(JSON.stringify(affected.map((names) => names.sort())));
