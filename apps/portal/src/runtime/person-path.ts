/** The page of a person, or of the spelling of an author's name. */
export const PERSON_PATH = '/search/person';
