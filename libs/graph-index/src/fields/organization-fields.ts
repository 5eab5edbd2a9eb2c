import type { Organization } from '@open-discovery/model';
import { countryValue } from '../named-values.ts';
import { present } from '../values.ts';
import { organizationCells } from './cell-fields.ts';
import type { DocumentFields } from './document-fields.ts';
import { pidForms, sourceKeys } from './shared-fields.ts';

export const organizationFields = (organization: Organization): DocumentFields => {
  const title = organization.legalName || organization.legalShortName || '';
  const pids = pidForms(organization.pids);
  return {
    title,
    text: {
      title: present([title, organization.legalShortName]),
      other: present([...(organization.alternativeNames ?? []), organization.country?.label]),
      identifier: [...pids, ...present(organization.originalIds ?? []), organization.id],
    },
    keyword: {
      country: present([countryValue(organization.country?.code, organization.country?.label)]),
      collectedFrom: sourceKeys(organization.collectedFrom),
      pid: pids,
      ...organizationCells(organization),
    },
    suggest:
      organization.legalShortName && organization.legalShortName !== title
        ? [{ text: organization.legalShortName, group: 'organization' }]
        : [],
  };
};
