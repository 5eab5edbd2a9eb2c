import type { RelationName } from '@open-discovery/model';

const address = (parameter: string, value: string): string =>
  `/?${new URLSearchParams({ [parameter]: value }).toString()}`;

/** Every number is a link: addresses of the lists that facts stand for. */
export const authorAddress = (orcid: string): string => address('author', orcid);
export const projectProductsAddress = (projectId: string): string => address('project', projectId);
export const subjectAddress = (field: 'fos' | 'sdg' | 'subject', value: string): string =>
  address(field, value);
export const communityAddress = (code: string): string => address('community', code);
export const keywordAddress = (words: string): string => address('keyword', words);
/** The records to which a record leads by a relation. */
export const relatedAddress = (relation: RelationName, id: string): string =>
  address('related', `${relation}:${id}`);
