import type { SuggestionInput } from '@open-discovery/search-index';

/** The group of the completions that are people with an ORCID iD. */
export const PERSON_GROUP = 'orcid';

/** An author with an ORCID iD. */
export interface IdentifiedAuthor {
  readonly name: string;
  readonly orcid: string;
}

/** Completions are cut, and the iD at their end must stay. */
const NAME_MAX_CHARS = 150;

/** The iD without hyphens is one word, so that the name is found by each of its words. */
const WITH_ID = /^(?<name>.*) (?<orcid>\d{15}[\dX])$/su;

/** Returns the completion of a name that leads to its author. */
export const personSuggestion = ({ name, orcid }: IdentifiedAuthor): SuggestionInput => ({
  text: `${name.slice(0, NAME_MAX_CHARS)} ${orcid.replaceAll('-', '')}`,
  group: PERSON_GROUP,
});

/**
 * Returns the author of a completion; `null` for a completion of something else.
 * @example parsePersonSuggestion('Doe, Jane 0000000218250097') // { name: 'Doe, Jane', orcid: '0000-0002-1825-0097' }
 */
export const parsePersonSuggestion = (text: string): IdentifiedAuthor | null => {
  const { name, orcid } = WITH_ID.exec(text)?.groups ?? {};
  return name === undefined || orcid === undefined
    ? null
    : { name, orcid: orcid.replace(/(.{4})(?=.)/gu, '$1-') };
};
