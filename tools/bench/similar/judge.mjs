import { readFile } from 'node:fs/promises';
import path from 'node:path';

const LABELS = path.join(import.meta.dirname, 'labels.json');

/** Returns the works that the API calls similar to a work. */
export const similarTo = async (api, id) => {
  const answer = await fetch(`${api.url}/graph/v3/similar/${encodeURIComponent(id)}`);
  if (!answer.ok) throw new Error(`${id}: the API answered ${answer.status}`);
  return (await answer.json()).results;
};

/**
 * Returns the share of judged works of one topic among the works that are called similar, for each labeled work of a corpus,
 * and the pairs that nobody has judged.
 */
export const judge = async (api, corpus) => {
  const labels = JSON.parse(await readFile(LABELS, 'utf8')).filter((label) => label.corpus === corpus);
  const precisions = [];
  const unjudged = [];
  for (const { work, similar, other } of labels) {
    const ids = (await similarTo(api, work)).map(({ record }) => record.id);
    unjudged.push(...ids.filter((id) => ![...similar, ...other].includes(id)).map((id) => `${work} ${id}`));
    const right = ids.filter((id) => similar.includes(id)).length;
    // A work of which nothing similar is found any more has lost what it had.
    precisions.push(ids.length === 0 ? 0 : right / ids.length);
  }
  return { precisions, unjudged };
};
