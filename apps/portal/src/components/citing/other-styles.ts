import { encodeText } from '@open-discovery/http';
import { CITATION_STYLES } from '@open-discovery/export-formats/citations';
import { openedCsl } from './opened-styles.ts';
import type { OtherStyle } from './opened-styles.ts';

const isStyle = (value: unknown): value is OtherStyle =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'title' in value &&
  typeof value.id === 'string' &&
  typeof value.title === 'string';

/**
 * Finds styles by words of their titles. Returns none where no folder is configured or the API is
 * unreachable.
 */
export const findStyles = async (graph: string, words: string): Promise<readonly OtherStyle[]> => {
  const answer = await fetch(`${graph.replace(/\/+$/, '')}/citation-styles?q=${encodeText(words)}`).catch(
    () => null,
  );
  const json: unknown = answer?.ok ? await answer.json() : null;
  const found = typeof json === 'object' && json !== null && 'styles' in json ? json.styles : null;
  return Array.isArray(found) ? found.filter(isStyle) : [];
};

/** Fetches a style as CSL. Rejects when it cannot be fetched. */
const fetchStyle = async (graph: string, id: string): Promise<string> => {
  const answer = await fetch(`${graph.replace(/\/+$/, '')}/citation-styles/${encodeText(id)}`);
  if (!answer.ok) throw new Error(`citation style ${id}: ${answer.status}`);
  return answer.text();
};

/**
 * Returns the style as the citation engine takes it: the name of a built-in style, or the CSL of any other.
 * Rejects when it cannot be fetched.
 */
export const readyStyle = (graph: string, style: string): Promise<string> =>
  Object.hasOwn(CITATION_STYLES, style)
    ? Promise.resolve(style)
    : Promise.resolve(openedCsl(style) ?? fetchStyle(graph, style));
