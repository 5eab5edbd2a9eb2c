import type { Person } from '@open-discovery/model';
import { plainText } from '@open-discovery/model';
import { identifierForms, present } from '../values.ts';
import type { DocumentFields } from './document-fields.ts';

export const personFields = (person: Person): DocumentFields => {
  const title = present([person.givenName, person.familyName]).join(' ');
  const orcids = (person.originalId ?? []).flatMap((orcid) => identifierForms('orcid', orcid));
  return {
    title,
    text: {
      title: present([title, ...(person.alternativeNames ?? [])]),
      author: present([title]),
      abstract: present([plainText(person.biography ?? '')]),
      identifier: [...orcids, person.id],
    },
    keyword: { pid: orcids },
  };
};
