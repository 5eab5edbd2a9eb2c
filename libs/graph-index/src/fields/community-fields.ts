import type { Community } from '@open-discovery/model';
import { plainText, subjectWords } from '@open-discovery/model';
import { present } from '../values.ts';
import type { DocumentFields } from './document-fields.ts';
import { suggestSubjects } from './shared-fields.ts';

export const communityFields = (community: Community): DocumentFields => {
  const title = community.name || community.acronym || '';
  const subjects = present(community.subjects ?? []);
  return {
    title,
    text: {
      title: present([title, community.acronym]),
      abstract: present([plainText(community.description ?? '')]),
      subject: subjects,
      identifier: present([community.acronym, community.id]),
      other: present([community.zenodoCommunity, ...(community.zenodoCommunities ?? [])]),
    },
    keyword: {
      subject: subjectWords(subjects),
      communityType: present([community.type]),
      access: present([community.access?.toLowerCase()]),
      community: community.acronym ? [{ value: community.acronym, label: title }] : undefined,
    },
    suggest: suggestSubjects(subjectWords(subjects)),
  };
};
