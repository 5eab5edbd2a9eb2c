import type { Service } from '@open-discovery/model';
import { parseFieldOfScience, plainText } from '@open-discovery/model';
import { languageValue } from '../named-values.ts';
import { present } from '../values.ts';
import type { DocumentFields } from './document-fields.ts';

export const serviceFields = (service: Service): DocumentFields => {
  const title = plainText(service.name ?? service.abbreviation ?? '');
  return {
    title,
    text: {
      title: present([title, service.abbreviation]),
      abstract: present([plainText(service.tagline ?? ''), plainText(service.description ?? '')]),
      subject: present([...(service.scientificDomains ?? []), ...(service.categories ?? [])]),
      related: present([
        service.provider?.name,
        ...(service.communities ?? []).map(({ label, code }) => label ?? code),
      ]),
      identifier: present([...(service.originalIds ?? []), service.id]),
      other: present(service.targetUsers ?? []),
    },
    keyword: {
      category: present(service.categories ?? []),
      domain: present(service.scientificDomains ?? []).map((domain) => ({
        value: domain,
        label: parseFieldOfScience(domain)?.label ?? domain,
      })),
      language: (service.languages ?? []).map((code) => languageValue(code, null)),
      organization: service.provider?.id
        ? [{ value: service.provider.id, label: service.provider.name || service.provider.id }]
        : undefined,
      community: (service.communities ?? []).map(({ code, label }) => ({
        value: code,
        label: label || code,
      })),
    },
  };
};
