import { nx } from './nx.mjs';
import { Stop } from './stop.mjs';

const LIMIT_MS = 2 * 60_000;

/** @typedef {{ root: string, targets: Record<string, unknown>, tags: string[] }} Project */

const readJson = async (args, firstCharacter) => {
  const { code, output } = await nx(args, { limitMs: LIMIT_MS });
  const start = output.indexOf(firstCharacter);
  if (code !== 0 || start < 0) throw new Stop(`${output}\nThe projects cannot be listed.`);
  return JSON.parse(output.slice(start));
};

/**
 * Lists the projects of the workspace by name.
 * @returns {Promise<Map<string, Project>>}
 */
export const listProjects = async () => {
  const { graph } = await readJson(['graph', '--print'], '{');
  return new Map(
    Object.values(graph.nodes).map(({ name, data: { root, targets, tags } }) => [
      name,
      { root, targets, tags: tags ?? [] },
    ]),
  );
};

/** Lists the projects affected by the changes since the merge base with a branch, including uncommitted ones. */
export const listAffectedProjects = async (branch) => {
  const names = await readJson(['show', 'projects', '--affected', `--base=${branch}`, '--json'], '[');
  return new Map([...(await listProjects())].filter(([name]) => names.includes(name)));
};
