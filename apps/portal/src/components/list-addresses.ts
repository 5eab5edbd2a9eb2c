import type { RelationName } from '@open-discovery/model';

const address = (parameter: string, value: string): string =>
  `/?${new URLSearchParams({ [parameter]: value }).toString()}`;

/** Returns the address of the research products of a project. */
export const projectProductsAddress = (projectId: string): string => address('project', projectId);
/** Returns the address of the records about a subject, by the field that has it. */
export const subjectAddress = (field: 'fos' | 'sdg' | 'subject', value: string): string =>
  address(field, value);
/** Returns the address of the records of a community. */
export const communityAddress = (code: string): string => address('community', code);
/** Returns the address of all works of a publisher. */
export const publisherAddress = (name: string): string => address('publisher', name);
/** Returns the address of a search for words. */
export const keywordAddress = (words: string): string => address('keyword', words);
/** Returns the address of all versions of a work. */
export const workAddress = (workId: string): string => address('work', workId);
/** Returns the address of the records that a record is related to. */
export const relatedAddress = (relation: RelationName, id: string): string =>
  address('related', `${relation}:${id}`);
