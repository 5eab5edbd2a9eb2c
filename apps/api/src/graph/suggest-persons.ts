import { parsePersonSuggestion, PERSON_GROUP } from '@open-discovery/graph-index';
import type { SearchEngine } from '../search/search-engine.ts';

const PERSONS_MAX = 4;
/** Works spell one author in several ways. */
const SPELLINGS = 4;

/** An author with an ORCID iD, and the number of works that spell the name so. */
export interface SuggestedPerson {
  readonly name: string;
  readonly orcid: string;
  readonly count: number;
}

/** Returns the authors with an ORCID iD whose names begin with a text or have a word that does, each once. */
export const suggestPersons = async (
  engine: Pick<SearchEngine, 'suggest'>,
  prefix: string,
): Promise<SuggestedPerson[]> => {
  const options = { limit: PERSONS_MAX * SPELLINGS, groups: [PERSON_GROUP] };
  const persons = new Map<string, SuggestedPerson>();
  for (const { text, count } of await engine.suggest(prefix, options)) {
    const person = parsePersonSuggestion(text);
    if (person !== null && !persons.has(person.orcid)) persons.set(person.orcid, { ...person, count });
  }
  return [...persons.values()].slice(0, PERSONS_MAX);
};
