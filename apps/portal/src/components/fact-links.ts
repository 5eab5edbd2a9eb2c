import type { RelationName } from '@open-discovery/model';

const address = (parameter: string, value: string): string =>
  `/?${new URLSearchParams({ [parameter]: value }).toString()}`;

/** Addresses of the lists behind facts and figures. */
export const projectProductsAddress = (projectId: string): string => address('project', projectId);
export const subjectAddress = (field: 'fos' | 'sdg' | 'subject', value: string): string =>
  address(field, value);
export const communityAddress = (code: string): string => address('community', code);
export const keywordAddress = (words: string): string => address('keyword', words);
/** Returns the address of all versions of a work. */
export const workAddress = (workId: string): string => address('work', workId);
/** Returns the address of the records that a record is related to. */
export const relatedAddress = (relation: RelationName, id: string): string =>
  address('related', `${relation}:${id}`);
