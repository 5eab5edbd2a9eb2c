import { listOf, objectOf, orDefault, readText } from '@open-discovery/http';
import type { Reader } from '@open-discovery/http';
import { byLanguage } from '@open-discovery/model';
import type { PortalLayout } from '@open-discovery/model';

const searches = listOf(readText);
const lists = objectOf<PortalLayout['examples']>(byLanguage(() => orDefault(searches, [])));

/** Reads the example searches of each language. Older admin tools and files have one list for all languages. */
export const readExamples: Reader<PortalLayout['examples']> = (json, name) => {
  if (!Array.isArray(json)) return lists(json, name);
  const all = searches(json, name);
  return byLanguage(() => all);
};
